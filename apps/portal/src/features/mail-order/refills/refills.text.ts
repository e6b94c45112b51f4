import { defineTexts } from '../../../language';

/** The refill list of home delivery. */
export default defineTexts({
  'refills.linked.notHere': {
    en: 'Request {number} is not here',
    es: 'La solicitud {number} no está aquí',
  },
  'refills.linked.notHereHint': {
    en: 'It may be for someone else. Choose who it is for above.',
    es: 'Puede ser para otra persona. Elija arriba para quién es.',
  },
  'refills.lead': {
    en: 'To your door, for up to 90 days. We ship only what you order or put on auto-refill.',
    es: 'En su puerta, hasta 90 días de suministro. Solo enviamos lo que usted pide o lo que tiene en resurtido automático.',
  },
  'refills.leadOrdered': {
    en: 'To your door, for up to 90 days. We ship only what you order.',
    es: 'En su puerta, hasta 90 días de suministro. Solo enviamos lo que usted pide.',
  },
  'refills.none': {
    en: 'You have no prescriptions at home delivery',
    es: 'No tiene recetas en entrega a domicilio',
  },
  'refills.noneHint': {
    en: 'Move one from a pharmacy, ask your prescriber, or send a paper one. Choose under “Add a prescription”.',
    es: 'Traiga una de una farmacia, pídala al médico que receta o envíe una en papel. Elija en “Agregar una receta”.',
  },
  'refills.form': { en: 'Refills', es: 'Resurtidos' },
  'refills.group.ready': { en: 'Ready to order', es: 'Listos para pedir' },
  'refills.group.tooEarly': { en: 'Too early', es: 'Demasiado pronto' },
  'refills.group.renewal': { en: 'Needs renewal', es: 'Necesitan renovación' },
  'refills.group.attention': { en: 'On hold', es: 'En espera' },
  'refills.group.inProcess': { en: 'In process', es: 'En proceso' },
  'refills.rows': {
    en: 'Prescriptions {from} to {to} of {count}',
    es: 'Recetas {from} a {to} de {count}',
  },
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
  'refills.neverFilled': { en: 'Not filled yet.', es: 'Aún sin surtir.' },
  'refills.runsOut': { en: 'You run out about {date}.', es: 'Le alcanza hasta el {date}.' },
  'refills.ranOut': { en: 'You ran out about {date}.', es: 'Se le acabó alrededor del {date}.' },
  'refills.costs': { en: 'You pay: {costs}.', es: 'Usted paga: {costs}.' },
  'refills.cost': { en: '{days} days {cost}', es: '{days} días {cost}' },
  'refills.autoOn': {
    en: 'Auto-refill is on. Next: {date}.',
    es: 'Resurtido automático activado. Próximo: {date}.',
  },
  'refills.autoOnNoDate': { en: 'Auto-refill is on.', es: 'Resurtido automático activado.' },
  'refills.autoOff': { en: 'Auto-refill is off.', es: 'Resurtido automático desactivado.' },
  'refills.autoChange': { en: 'Change', es: 'Cambiar' },
  'refills.autoTurnOn': { en: 'Turn on', es: 'Activar' },
  'refills.autoTitle': { en: 'Auto-refill', es: 'Resurtido automático' },
  'refills.autoCount': {
    en: {
      one: '{count} medicine ships by itself.',
      other: '{count} medicines ship by themselves.',
    },
    es: {
      one: '{count} medicamento se envía automáticamente.',
      other: '{count} medicamentos se envían automáticamente.',
    },
  },
  'refills.autoNone': {
    en: 'Nothing ships by itself. You decide for each medicine.',
    es: 'Nada se envía si usted no lo pide. Usted decide por cada medicamento.',
  },
  'refills.autoSelfOnly': {
    en: 'Auto-refill is for your own medicines only. For this person nothing ships until you order it.',
    es: 'El resurtido automático es solo para sus propios medicamentos. Para esta persona nada se envía hasta que usted lo pida.',
  },
  'refills.autoSee': { en: 'See what will ship', es: 'Ver qué se enviará' },
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
    es: 'No quedan resurtidos. {prescriber} debe renovar la receta.',
  },
  'refills.renewalNeededAny': {
    en: 'No refills left. Your prescriber must renew it.',
    es: 'No quedan resurtidos. El médico que receta debe renovar la receta.',
  },
  'refills.notEnough': {
    en: 'Not enough refills are left for home delivery.',
    es: 'Los resurtidos que quedan no alcanzan para un pedido a domicilio.',
  },
  'refills.expired': {
    en: 'The prescription ended on {date}. {prescriber} must write a new one.',
    es: 'La receta venció el {date}. {prescriber} debe hacer una nueva.',
  },
  'refills.expiredAny': {
    en: 'The prescription has ended. Your prescriber must write a new one.',
    es: 'La receta venció. El médico que receta debe hacer una nueva.',
  },
  'refills.ends.soon': {
    en: 'The prescription ends on {date}.',
    es: 'La receta vence el {date}.',
  },
  'refills.ends.tooSoon': {
    en: 'The prescription ends on {date}, before you can order.',
    es: 'La receta vence el {date}, antes de que pueda hacer el pedido.',
  },
  'refills.ends.ask': {
    en: 'Ask {prescriber} for a new one.',
    es: 'Pida una nueva a {prescriber}.',
  },
  'refills.ends.askAny': {
    en: 'Ask your prescriber for a new one.',
    es: 'Pida una nueva al médico que receta.',
  },
  'refills.callPrescriber': { en: 'Call {prescriber}', es: 'Llamar a {prescriber}' },
  'refills.heldUntil': {
    en: 'We hold it until {date}.',
    es: 'La receta queda en espera hasta el {date}.',
  },
  'refills.asking': { en: 'We are checking on it.', es: 'Lo estamos revisando.' },
  'refills.notCovered': {
    en: 'Your plan does not cover it now.',
    es: 'Su plan no lo cubre ahora.',
  },
  'refills.noPrice': {
    en: 'We have no price for it now. Try again later, or call us.',
    es: 'Por ahora no tenemos el precio. Intente más tarde o llámenos.',
  },
  'refills.inProcess': { en: 'It is in an order.', es: 'Está en un pedido.' },
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
    en: 'Do not see a medicine? It may be at a pharmacy.',
    es: '¿No ve un medicamento? Quizá esté en una farmacia.',
  },
  'refills.missingMove': {
    en: 'Do not see a medicine? It may be at a pharmacy. {move}.',
    es: '¿No ve un medicamento? Quizá la receta esté en una farmacia. {move}.',
  },
  'refills.draft': {
    en: 'You began an order. Your choices are still here.',
    es: 'Usted comenzó un pedido. Lo que eligió sigue aquí.',
  },
  'refills.sent.title': {
    en: 'We do not know yet if we got your last order',
    es: 'Aún no sabemos si recibimos su último pedido',
  },
  'refills.sent.check': { en: 'See if we got it', es: 'Ver si lo recibimos' },
  'refills.continue': { en: 'Go on with it', es: 'Continuar' },
  'refills.underWay': { en: 'Orders under way', es: 'Pedidos en proceso' },
  'refills.allOrders': { en: 'All orders', es: 'Todos los pedidos' },
  'refills.noOrders': { en: 'Nothing is on its way.', es: 'No hay pedidos en camino.' },
  'refills.seeOrder': { en: 'See this order', es: 'Ver este pedido' },
  'refills.links': { en: 'Good to know', es: 'Información útil' },
  'refills.tutorial': { en: 'How home delivery works', es: 'Cómo funciona la entrega a domicilio' },
  'refills.disposal': {
    en: 'Throw away old medicines safely',
    es: 'Desechar medicamentos viejos con seguridad',
  },
});
