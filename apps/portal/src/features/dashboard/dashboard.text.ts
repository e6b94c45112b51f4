import { defineTexts } from '../../language';

/** The dashboard: the cards that a member sees after signing in. */
export default defineTexts({
  'dashboard.greeting.morning': { en: 'Good morning, {name}!', es: '¡Buenos días, {name}!' },
  'dashboard.greeting.afternoon': { en: 'Good afternoon, {name}!', es: '¡Buenas tardes, {name}!' },
  'dashboard.greeting.evening': { en: 'Good evening, {name}!', es: '¡Buenas noches, {name}!' },
  'dashboard.plan': {
    en: 'Plan {plan}. Member ID {member}.',
    es: 'Plan {plan}. N.º de miembro {member}.',
  },

  'dashboard.loading': { en: 'Loading your dashboard…', es: 'Cargando su página de inicio…' },

  'dashboard.pastDue.title': { en: 'Past due: {amount}', es: 'Pago vencido: {amount}' },
  'dashboard.pastDue.whole': {
    en: 'This is your whole home delivery balance. Pay it to keep your orders coming.',
    es: 'Es todo su saldo de entrega a domicilio. Páguelo para seguir recibiendo sus pedidos.',
  },
  'dashboard.pastDue.part': {
    en: 'Your home delivery balance is {balance}. Pay the part that is past due to keep your orders coming.',
    es: 'Su saldo de entrega a domicilio es de {balance}. Pague la parte vencida para seguir recibiendo sus pedidos.',
  },
  'dashboard.pastDue.unknown': {
    en: 'We cannot say right now what you owe in all. {invoices} show what was billed.',
    es: 'Ahora no podemos decirle cuánto debe en total. {invoices} muestran lo que se facturó.',
  },
  'dashboard.pastDue.planned': {
    en: 'You planned to pay it by {date}. It stays past due until then.',
    es: 'Programó pagarlo a más tardar el {date}. Sigue vencido hasta entonces.',
  },
  'dashboard.owed.title': {
    en: 'Home delivery balance: {amount}',
    es: 'Saldo de entrega a domicilio: {amount}',
  },
  'dashboard.owed.planned': {
    en: 'You planned to pay your whole home delivery balance by {date}.',
    es: 'Programó pagar todo su saldo de entrega a domicilio a más tardar el {date}.',
  },
  'dashboard.owed.due': {
    en: 'It is due on {date}. Nothing is past due.',
    es: 'La fecha de pago es el {date}. No hay nada vencido.',
  },
  'dashboard.owed.open': {
    en: 'Your account balance shows what it is for and when it is due.',
    es: 'El saldo de la cuenta muestra de qué es y cuándo se debe pagar.',
  },
  'dashboard.owed.notKnown': { en: 'not known right now', es: 'no se sabe en este momento' },
  'dashboard.owed.unknown': {
    en: 'You owe something, and we cannot say right now how much. {invoices} show what was billed.',
    es: 'Tiene un saldo pendiente, pero ahora no podemos decirle de cuánto es. {invoices} muestran lo que se facturó.',
  },
  'dashboard.owed.invoices': { en: 'Your invoices', es: 'Sus facturas' },
  'dashboard.pastDue.action': { en: 'View account balance', es: 'Ver saldo de la cuenta' },

  'dashboard.limits.title': {
    en: 'Your spending limits for {year}',
    es: 'Sus límites de gasto de {year}',
  },
  'dashboard.limits.all': { en: 'All balances', es: 'Todos los saldos' },

  'dashboard.attention.title': { en: 'Needs your attention', es: 'Requiere su atención' },
  'dashboard.attention.count': {
    en: { one: '1 item', other: '{count} items' },
    es: { one: '1 asunto', other: '{count} asuntos' },
  },
  'dashboard.attention.loading': {
    en: 'Checking what needs your attention…',
    es: 'Buscando lo que requiere su atención…',
  },
  'dashboard.attention.none': {
    en: 'You have nothing to do right now.',
    es: 'No tiene nada pendiente por ahora.',
  },
  'dashboard.attention.partly': {
    en: 'We could not look everything up, so something may be missing here.',
    es: 'No pudimos consultar todo, así que puede faltar algo aquí.',
  },
  'dashboard.attention.notPaid': {
    en: '{drug} was not paid',
    es: 'No se pagó {drug}',
  },
  'dashboard.attention.notPaidAt': {
    en: '{pharmacy} sent the claim on {date}. See why, and what to do next.',
    es: '{pharmacy} envió la reclamación el {date}. Vea el motivo y qué hacer.',
  },
  'dashboard.attention.notPaidOn': {
    en: 'The pharmacy sent the claim on {date}. See why, and what to do next.',
    es: 'La farmacia envió la reclamación el {date}. Vea el motivo y qué hacer.',
  },
  'dashboard.attention.notPaidAction': { en: 'See what to do', es: 'Ver qué hacer' },
  'dashboard.attention.approved': {
    en: '{drug} is approved',
    es: 'Se aprobó {drug}',
  },
  'dashboard.attention.requested': {
    en: 'Your request about {drug}',
    es: 'Su solicitud sobre {drug}',
  },
  'dashboard.attention.appealed': {
    en: 'Your appeal about {drug}',
    es: 'Su apelación sobre {drug}',
  },
  'dashboard.appeal.waitingForPrescriber': {
    en: 'We wait for a statement from your prescriber.',
    es: 'Esperamos una declaración del médico que receta.',
  },
  'dashboard.appeal.inReview': {
    en: 'We answer by {date}.',
    es: 'Le respondemos a más tardar el {date}.',
  },
  'dashboard.appeal.withReviewer': {
    en: 'An independent reviewer decides now.',
    es: 'Quien decide ahora es un revisor de fuera del plan.',
  },
  'dashboard.appeal.overdue': {
    en: 'We are late. Call us and ask for a review from outside of our plan.',
    es: 'Estamos retrasados. Llámenos y pida una revisión de fuera del plan.',
  },
  'dashboard.attention.seeAppeal': { en: 'See your appeal', es: 'Ver su apelación' },
  'dashboard.attention.onHold': {
    en: 'Order {order} is on hold',
    es: 'El pedido {order} está en espera',
  },
  'dashboard.attention.onHoldText': {
    en: 'We need an answer from you before we can send it.',
    es: 'Necesitamos una respuesta suya antes de enviarlo.',
  },
  'dashboard.attention.onHoldAction': { en: 'See the order', es: 'Ver el pedido' },
  'dashboard.attention.newRx.ready': {
    en: 'New prescription: {drug}',
    es: 'Receta nueva: {drug}',
  },
  'dashboard.attention.newRx.readyText': {
    en: 'It is in your refills. Nothing ships until you order it.',
    es: 'Está en sus resurtidos. No enviamos nada hasta que usted lo pida.',
  },
  'dashboard.attention.newRx.readyAction': { en: 'See the refill', es: 'Ver el resurtido' },
  'dashboard.attention.newRx.refused': {
    en: 'No prescription for {drug}',
    es: 'Sin receta de {drug}',
  },
  'dashboard.attention.newRx.refusedText': {
    en: 'We did not get it. See why, and what to do next.',
    es: 'No la recibimos. Vea el motivo y qué hacer.',
  },
  'dashboard.attention.newRx.refusedAction': { en: 'See the request', es: 'Ver la solicitud' },
  'dashboard.attention.draft': { en: 'Not sent yet: {form}', es: 'Aún sin enviar: {form}' },
  'dashboard.attention.draftText': {
    en: 'Saved {saved}. You can finish it until {until}.',
    es: 'Guardado el {saved}. Puede terminarlo hasta el {until}.',
  },
  'dashboard.attention.unanswered': {
    en: 'Not confirmed: {form}',
    es: 'Sin confirmar: {form}',
  },
  'dashboard.attention.unansweredText': {
    en: 'Sent {sent}. We do not know yet if we got it. We take it only once.',
    es: 'Enviado el {sent}. Aún no sabemos si lo recibimos. Si lo envía otra vez, no se duplica.',
  },
  'dashboard.attention.unansweredAction': { en: 'See if we got it', es: 'Ver si lo recibimos' },
  'dashboard.attention.draftAction': { en: 'Continue', es: 'Continuar' },
  'dashboard.attention.unread': {
    en: { one: '1 unread message', other: '{count} unread messages' },
    es: { one: '1 mensaje sin leer', other: '{count} mensajes sin leer' },
  },
  'dashboard.attention.unreadText': {
    en: 'Read them in your Message Center.',
    es: 'Léalos en su Centro de mensajes.',
  },
  'dashboard.attention.unreadAction': { en: 'Read', es: 'Leer' },

  'dashboard.card.title': { en: 'ID card', es: 'Tarjeta de identificación' },
  'dashboard.card.memberId': { en: 'Member ID', es: 'N.º de miembro' },
  'dashboard.card.bin': { en: 'RxBIN', es: 'RxBIN' },
  'dashboard.card.pcn': { en: 'RxPCN', es: 'RxPCN' },
  'dashboard.card.group': { en: 'RxGrp', es: 'RxGrp' },
  'dashboard.card.personCode': { en: 'Person code', es: 'Código de persona' },
  'dashboard.card.plan': { en: 'Plan ID', es: 'ID del plan' },
  'dashboard.card.view': { en: 'View ID card', es: 'Ver tarjeta' },
  'dashboard.card.wallet': { en: 'Add to wallet', es: 'Agregar a la billetera' },

  'dashboard.price.title': { en: 'What will my drug cost?', es: '¿Cuánto costará mi medicamento?' },
  'dashboard.price.show': { en: 'See my price', es: 'Ver mi precio' },
  'dashboard.price.yours': { en: 'Filled recently:', es: 'Surtidos hace poco:' },

  'dashboard.orders.title': { en: 'Home delivery', es: 'Entrega a domicilio' },
  'dashboard.orders.none': { en: 'Nothing is on its way.', es: 'No hay nada en camino.' },
  'dashboard.orders.order': {
    en: { one: 'Order {order}, 1 prescription', other: 'Order {order}, {count} prescriptions' },
    es: { one: 'Pedido {order}, 1 receta', other: 'Pedido {order}, {count} recetas' },
  },
  'dashboard.orders.more': {
    en: { one: 'And 1 more order', other: 'And {count} more orders' },
    es: { one: 'Y 1 pedido más', other: 'Y {count} pedidos más' },
  },
  'dashboard.orders.step.received': { en: 'Received', es: 'Recibido' },
  'dashboard.orders.step.inProgress': { en: 'In progress', es: 'En proceso' },
  'dashboard.orders.step.shipped': { en: 'Shipped', es: 'Enviado' },
  'dashboard.orders.step.onHold': { en: 'On hold', es: 'En espera' },
  'dashboard.orders.track': { en: 'Track this order', es: 'Seguir este pedido' },
  'dashboard.orders.ready': {
    en: { one: '1 refill is ready to order', other: '{count} refills are ready to order' },
    es: { one: '1 resurtido listo para pedir', other: '{count} resurtidos listos para pedir' },
  },
  'dashboard.orders.choose': { en: 'Choose refills', es: 'Elegir resurtidos' },
  'dashboard.orders.start': { en: 'Order by mail', es: 'Pedir por correo' },
  'dashboard.orders.minor': {
    en: 'You are under 18, so an adult on your plan orders for you.',
    es: 'Usted es menor de 18 años, así que un adulto de su plan hace los pedidos por usted.',
  },
  'dashboard.orders.unknownAge': {
    en: 'We do not have your birth date, so you cannot order here yet. Call us to add it.',
    es: 'No tenemos su fecha de nacimiento, así que todavía no puede hacer pedidos aquí. Llámenos para agregarla.',
  },

  'dashboard.benefits.title': { en: 'What a fill costs', es: 'Cuánto cuesta surtir' },
  'dashboard.benefits.lead': {
    en: '30 days at a network pharmacy:',
    es: '30 días en una farmacia de la red:',
  },
  'dashboard.benefits.notAtPharmacy': { en: 'Not offered', es: 'No se ofrece' },
  'dashboard.benefits.all': { en: 'See all your benefits', es: 'Ver todos sus beneficios' },

  'dashboard.health.title': { en: 'Your health information', es: 'Su información de salud' },
  'dashboard.health.none': {
    en: 'We have no allergies or conditions on record. Add yours so that we can check each fill for safety.',
    es: 'No tenemos alergias ni afecciones registradas. Agregue las suyas para que revisemos la seguridad de cada surtido.',
  },
  'dashboard.health.allergies': { en: 'Allergies', es: 'Alergias' },
  'dashboard.health.conditions': { en: 'Conditions', es: 'Afecciones' },
  'dashboard.health.noneOfThese': { en: 'None on record', es: 'Ninguna registrada' },
  'dashboard.health.reviewed': {
    en: 'Last reviewed {date}.',
    es: 'Revisada por última vez el {date}.',
  },
  'dashboard.health.review': {
    en: 'Review allergies and conditions',
    es: 'Revisar alergias y afecciones',
  },

  'dashboard.pharmacy.title': { en: 'Default pharmacy', es: 'Farmacia predeterminada' },
  'dashboard.pharmacy.none': {
    en: 'You have not chosen a pharmacy yet.',
    es: 'Aún no ha elegido una farmacia.',
  },
  'dashboard.pharmacy.outOfNetwork': { en: 'Out of network', es: 'Fuera de la red' },
  'dashboard.pharmacy.change': { en: 'Change pharmacy', es: 'Cambiar farmacia' },
  'dashboard.pharmacy.choose': { en: 'Choose a pharmacy', es: 'Elegir una farmacia' },

  'dashboard.discount.title': { en: 'Discount card', es: 'Tarjeta de descuento' },
  'dashboard.discount.compare': {
    en: 'Compare: for some drugs the card’s price is lower than your plan’s.',
    es: 'Compare: para algunos medicamentos, el precio con la tarjeta es menor que el de su plan.',
  },
  'dashboard.discount.oneCard': {
    en: 'Show one card or the other at the pharmacy. You can’t use both for one fill.',
    es: 'Muestre una tarjeta o la otra en la farmacia. No puede usar las dos en un mismo surtido.',
  },
  'dashboard.discount.noCredit': {
    en: 'What you pay with the discount card does not count toward your deductible or limit.',
    es: 'Lo que paga con la tarjeta de descuento no cuenta para su deducible ni para su límite.',
  },
  'dashboard.discount.open': { en: 'Open the discount card', es: 'Abrir la tarjeta de descuento' },

  'dashboard.claims.title': { en: 'Recent claims', es: 'Reclamaciones recientes' },
  'dashboard.claims.all': { en: 'See all claims', es: 'Ver todas las reclamaciones' },
  'dashboard.claims.date': { en: 'Date', es: 'Fecha' },
  'dashboard.claims.caption': {
    en: 'Your newest claims, newest first',
    es: 'Sus reclamaciones más recientes, primero la última',
  },
  'dashboard.claims.notFilled': { en: 'Not filled', es: 'No surtida' },
  'dashboard.claims.none': {
    en: 'You have no claims in the last 30 days.',
    es: 'Usted no tiene reclamaciones en los últimos 30 días.',
  },
  'dashboard.claims.noneHint': {
    en: 'Filled a prescription? It can take a day to show here.',
    es: '¿Surtió una receta? Puede tardar un día en aparecer aquí.',
  },

  'dashboard.links.title': { en: 'Quick links', es: 'Accesos rápidos' },
  'dashboard.links.price': { en: 'Price a drug', es: 'Precio de un medicamento' },
  'dashboard.links.pharmacy': { en: 'Find a pharmacy', es: 'Buscar una farmacia' },
  'dashboard.links.mailOrder': { en: 'Home delivery', es: 'Entrega a domicilio' },
  'dashboard.links.benefits': { en: 'Your benefits', es: 'Sus beneficios' },
  'dashboard.links.messages': { en: 'Message Center', es: 'Centro de mensajes' },
  'dashboard.links.forms': { en: 'Forms', es: 'Formularios' },
  'dashboard.links.payments': { en: 'Pay a bill', es: 'Pagar una factura' },
  'dashboard.links.account': { en: 'Account settings', es: 'Configuración de la cuenta' },
  'dashboard.links.minor': {
    en: 'You are under 18, so an adult on your plan takes care of payments and home delivery.',
    es: 'Usted es menor de 18 años, así que un adulto de su plan se ocupa de los pagos y de la entrega a domicilio.',
  },
  'dashboard.links.unknownAge': {
    en: 'We do not have your birth date, so payments and home delivery are not here yet. Call us to add it.',
    es: 'No tenemos su fecha de nacimiento, así que los pagos y la entrega a domicilio todavía no están aquí. Llámenos para agregarla.',
  },

  /** The largest saving of the member's own drugs. */
  'dashboard.saving.title': { en: 'Pay less for {drug}', es: 'Pague menos por {drug}' },
  'dashboard.saving.text': {
    en: 'You could save {amount} a year at {pharmacy}. {pace} Ask your prescriber or pharmacist.',
    es: 'Podría ahorrar {amount} al año en {pharmacy}. {pace} Pregunte al médico que receta o al farmacéutico.',
  },
  'dashboard.saving.textAny': {
    en: 'You could save {amount} a year. {pace} Ask your prescriber or pharmacist.',
    es: 'Podría ahorrar {amount} al año. {pace} Pregunte al médico que receta o al farmacéutico.',
  },
  'dashboard.saving.action': { en: 'See how to save', es: 'Ver cómo ahorrar' },
  'dashboard.help.title': { en: 'Need help?', es: '¿Necesita ayuda?' },
  'dashboard.help.text': {
    en: 'Call us with your member ID at hand.',
    es: 'Llámenos y tenga a mano su número de miembro.',
  },
  'dashboard.help.contact': { en: 'More ways to reach us', es: 'Más formas de contactarnos' },
});
