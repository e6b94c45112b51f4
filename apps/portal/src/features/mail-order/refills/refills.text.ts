import { defineTexts } from '../../../language';

/** The refill list of home delivery. */
export default defineTexts({
  'refills.lead': {
    en: 'To your door, 90 days at a time. Nothing ships before you say yes.',
    es: 'Hasta su puerta, 90 días a la vez. Nada se envía sin que usted lo acepte.',
  },
  'refills.loading': { en: 'Loading your prescriptions…', es: 'Cargando sus recetas…' },
  'refills.failed': {
    en: 'Your prescriptions did not load.',
    es: 'Sus recetas no se cargaron.',
  },
  'refills.none': {
    en: 'You have no prescriptions at home delivery',
    es: 'No tiene recetas en entrega a domicilio',
  },
  'refills.noneHint': {
    en: 'Ask your prescriber to send us one, or call us to move one from a pharmacy.',
    es: 'Pida al médico que receta que nos envíe una o llámenos para traer una de una farmacia.',
  },
  'refills.form': { en: 'Refills', es: 'Resurtidos' },
  'refills.group.ready': { en: 'Ready to order', es: 'Listos para pedir' },
  'refills.group.tooEarly': { en: 'Too early', es: 'Demasiado pronto' },
  'refills.group.renewal': { en: 'Needs renewal', es: 'Necesitan renovación' },
  'refills.group.attention': { en: 'On hold', es: 'En espera' },
  'refills.group.inProcess': { en: 'In process', es: 'En proceso' },
  'refills.noneReady': {
    en: 'Nothing is ready to order today.',
    es: 'Hoy no hay nada listo para pedir.',
  },
  'refills.selectAll': { en: 'Select all {count}', es: 'Elegir los {count}' },
  'refills.left': {
    en: { one: '{count} refill left.', other: '{count} refills left.' },
    es: { one: 'Queda {count} resurtido.', other: 'Quedan {count} resurtidos.' },
  },
  'refills.lastFilled': { en: 'Last filled {date}.', es: 'Último surtido: {date}.' },
  'refills.neverFilled': { en: 'Not filled yet.', es: 'Aún no surtida.' },
  'refills.runsOut': { en: 'You run out about {date}.', es: 'Le alcanza hasta el {date}.' },
  'refills.costs': { en: 'You pay: {costs}.', es: 'Usted paga: {costs}.' },
  'refills.cost': { en: '{days} days {cost}', es: '{days} días {cost}' },
  'refills.autoOn': {
    en: 'Auto-refill is on. Next: {date}.',
    es: 'Resurtido automático activado. Próximo: {date}.',
  },
  'refills.autoOnNoDate': { en: 'Auto-refill is on.', es: 'Resurtido automático activado.' },
  'refills.autoOff': { en: 'Auto-refill is off.', es: 'Resurtido automático desactivado.' },
  'refills.from': {
    en: 'You can order from {date}.',
    es: 'Puede hacer el pedido desde el {date}.',
  },
  'refills.fromUnknown': {
    en: 'You cannot order it yet. Call us to ask when.',
    es: 'Todavía no puede hacer el pedido. Llámenos para saber cuándo.',
  },
  'refills.renewalNeeded': {
    en: 'No refills left. {prescriber} must renew it.',
    es: 'No quedan resurtidos. {prescriber} debe renovarla.',
  },
  'refills.renewalNeededAny': {
    en: 'No refills left. Your prescriber must renew it.',
    es: 'No quedan resurtidos. El médico que receta debe renovarla.',
  },
  'refills.expired': {
    en: 'The prescription ended on {date}. {prescriber} must write a new one.',
    es: 'La receta venció el {date}. {prescriber} debe escribir una nueva.',
  },
  'refills.expiredAny': {
    en: 'The prescription has ended. Your prescriber must write a new one.',
    es: 'La receta venció. El médico que receta debe escribir una nueva.',
  },
  'refills.askPrescriber': {
    en: 'Ask the office to send it to home delivery.',
    es: 'Pida al consultorio que la envíe a entrega a domicilio.',
  },
  'refills.callPrescriber': { en: 'Call {prescriber}', es: 'Llamar a {prescriber}' },
  'refills.heldUntil': { en: 'We hold it until {date}.', es: 'La guardamos hasta el {date}.' },
  'refills.notCovered': {
    en: 'Your plan does not cover it now.',
    es: 'Su plan no lo cubre ahora.',
  },
  'refills.noPrice': {
    en: 'We have no price for it now. Try again later, or call us.',
    es: 'Ahora no tenemos su precio. Intente más tarde o llámenos.',
  },
  'refills.inOrder': { en: 'It is in order {order}.', es: 'Está en el pedido {order}.' },
  'refills.inProcess': { en: 'We are filling it.', es: 'Lo estamos surtiendo.' },
  'refills.cold': { en: 'Ships cold', es: 'Se envía en frío' },
  'refills.signature': { en: 'An adult signs for it', es: 'Un adulto firma al recibirlo' },
  'refills.selected': {
    en: { one: '{count} refill selected', other: '{count} refills selected' },
    es: { one: '{count} resurtido elegido', other: '{count} resurtidos elegidos' },
  },
  'refills.order': {
    en: { one: 'Order {count} refill', other: 'Order {count} refills' },
    es: { one: 'Pedir {count} resurtido', other: 'Pedir {count} resurtidos' },
  },
  'refills.orderNone': { en: 'Order refills', es: 'Pedir resurtidos' },
  'refills.beforeShipping': { en: 'Before shipping.', es: 'Sin el envío.' },
  'refills.chooseOne': {
    en: 'Choose at least one refill to order.',
    es: 'Elija al menos un resurtido para pedir.',
  },
  'refills.missing': {
    en: 'Do not see a medicine? It may be at a pharmacy. Call {phone} and we move it.',
    es: '¿No ve un medicamento? Quizá esté en una farmacia. Llame al {phone} y lo traemos.',
  },
  'refills.draft': {
    en: 'You began an order. Your choices are still here.',
    es: 'Usted comenzó un pedido. Lo que eligió sigue aquí.',
  },
  'refills.sent.title': {
    en: 'We do not know yet if your last order arrived',
    es: 'Aún no sabemos si su último pedido llegó',
  },
  'refills.sent.check': { en: 'Check this order', es: 'Revisar este pedido' },
  'refills.continue': { en: 'Go on with it', es: 'Continuar' },
  'refills.underWay': { en: 'Under way', es: 'En camino' },
  'refills.allOrders': { en: 'All orders', es: 'Todos los pedidos' },
  'refills.ordersLoading': { en: 'Loading your orders…', es: 'Cargando sus pedidos…' },
  'refills.ordersFailed': { en: 'Your orders did not load.', es: 'Sus pedidos no se cargaron.' },
  'refills.noOrders': { en: 'Nothing is on its way.', es: 'No hay pedidos en camino.' },
  'refills.seeOrder': { en: 'See this order', es: 'Ver este pedido' },
  'refills.links': { en: 'Good to know', es: 'Información útil' },
  'refills.tutorial': { en: 'How home delivery works', es: 'Cómo funciona la entrega a domicilio' },
  'refills.disposal': {
    en: 'Throw away old medicines safely',
    es: 'Desechar medicamentos viejos con seguridad',
  },
});
