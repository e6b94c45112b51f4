import { defineTexts } from '../../../language';

/** The result of an order. */
export default defineTexts({
  'placed.for': { en: 'For {name}', es: 'Para {name}' },
  'placed.all': {
    en: { one: '{count} medicine is ordered', other: '{count} medicines are ordered' },
    es: { one: 'Se pidió {count} medicamento', other: 'Se pidieron {count} medicamentos' },
  },
  'placed.some': {
    en: {
      one: '{count} of {all} medicines is ordered',
      other: '{count} of {all} medicines are ordered',
    },
    es: {
      one: 'Se pidió {count} de {all} medicamentos',
      other: 'Se pidieron {count} de {all} medicamentos',
    },
  },
  'placed.nothing': { en: 'Nothing was ordered', es: 'No se pidió nada' },
  'placed.lead': {
    en: 'Order {number}, {date}, {time}',
    es: 'Pedido {number}, {date}, {time}',
  },
  'placed.notOrdered': { en: 'Not ordered', es: 'No pedidos' },
  'placed.ordered': { en: 'Ordered', es: 'Pedidos' },
  'placed.count': {
    en: { one: '{count} medicine', other: '{count} medicines' },
    es: { one: '{count} medicamento', other: '{count} medicamentos' },
  },
  'placed.notCharged': { en: 'Nothing was charged for it.', es: 'No se cobró nada por este.' },
  'placed.reason.tooEarlyNow': {
    en: 'It is too early now. You can order from {date}.',
    es: 'Ahora es demasiado pronto. Puede hacer el pedido desde el {date}.',
  },
  'placed.reason.tooEarlyAny': { en: 'It is too early now.', es: 'Ahora es demasiado pronto.' },
  'placed.reason.outOfStock': {
    en: 'We are out of it now. Try again, or ask your pharmacy.',
    es: 'Se nos agotó. Intente de nuevo o pregunte en su farmacia.',
  },
  'placed.reason.controlled': {
    en: 'A pharmacist must talk with you first. Call us.',
    es: 'Un farmacéutico debe hablar con usted primero. Llámenos.',
  },
  'placed.reason.notCovered': {
    en: 'Your plan does not cover it now.',
    es: 'Su plan no lo cubre ahora.',
  },
  'placed.reason.priceChanged': {
    en: 'Its price changed from {before} to {now}. We did not order it without asking you.',
    es: 'Su precio cambió de {before} a {now}. No hicimos el pedido sin preguntarle.',
  },
  'placed.reason.priceChangedAny': {
    en: 'Its price changed. We did not order it without asking you.',
    es: 'Su precio cambió. No hicimos el pedido sin preguntarle.',
  },
  'placed.reason.renewalNeeded': {
    en: 'Not enough refills are left. Your prescriber must renew it.',
    es: 'No quedan resurtidos suficientes. El médico que receta debe renovar la receta.',
  },
  'placed.reason.expired': {
    en: 'The prescription has ended. Your prescriber must write a new one.',
    es: 'La receta venció. El médico que receta debe hacer una nueva.',
  },
  'placed.reason.onHold': {
    en: 'It is on hold. Your list says what is missing.',
    es: 'Está en espera. Su lista dice qué falta.',
  },
  'placed.reason.alreadyOrdered': {
    en: 'It is in order {order} already.',
    es: 'Ya está en el pedido {order}.',
  },
  'placed.reason.alreadyOrderedAny': {
    en: 'It is in another order already.',
    es: 'Ya está en otro pedido.',
  },
  'placed.reason.unknown': {
    en: 'We could not order it. Call us and we will help you.',
    es: 'No pudimos hacer el pedido. Llámenos y le ayudaremos.',
  },
  'placed.again': {
    en: { one: 'Try again with {count} medicine', other: 'Try again with {count} medicines' },
    es: {
      one: 'Intentar de nuevo con {count} medicamento',
      other: 'Intentar de nuevo con {count} medicamentos',
    },
  },
  'placed.arrives': { en: 'Arrives by', es: 'Llegada a más tardar' },
  'placed.goesTo': { en: 'It goes to {address}.', es: 'Se envía a {address}.' },
  'placed.paidBy': {
    en: '{card}: charged when it ships.',
    es: '{card}: se cobra al enviarse.',
  },
  'placed.onBill': {
    en: 'It goes on your bill when it ships.',
    es: 'Se suma a su factura cuando se envía.',
  },
  'placed.next': {
    en: 'What happens next',
    es: 'Qué sigue',
  },
  'placed.next.check': {
    en: 'A pharmacist checks your order against your health information.',
    es: 'Un farmacéutico compara su pedido con su información de salud.',
  },
  'placed.next.ship': {
    en: 'Your orders show when it ships, with the number of the package.',
    es: 'Sus pedidos muestran cuándo se envía y el número del paquete.',
  },
  'placed.next.problem': {
    en: 'If something is missing, we ask you before anything ships.',
    es: 'Si falta algo, le preguntamos antes de enviar.',
  },
  'placed.now': { en: 'Now', es: 'Ahora' },
  'placed.see': { en: 'See this order', es: 'Ver este pedido' },
  'placed.cancelUntil': {
    en: 'Wrong? Until {date}, {time}, you can cancel this order.',
    es: '¿Un error? Hasta el {date} a {time}, puede cancelar este pedido.',
  },
  'placed.failed': { en: 'The result did not load.', es: 'El resultado no se cargó.' },
  'placed.none': { en: 'No order to show', es: 'No hay ningún pedido que mostrar' },
  'placed.noneHint': {
    en: 'Your orders are in one list, with their steps.',
    es: 'Sus pedidos están en una lista, con sus pasos.',
  },
  'placed.orders': { en: 'See your orders', es: 'Ver sus pedidos' },
});
