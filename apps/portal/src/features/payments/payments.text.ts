import { defineTexts } from '../../language';

/** The screens of payments: account, history, invoices, and what all of them share. */
export default defineTexts({
  'payments.title.history': { en: 'Payments', es: 'Pagos' },
  'payments.title.invoices': { en: 'Invoices', es: 'Facturas' },
  'payments.title.methods': { en: 'Saved cards', es: 'Tarjetas guardadas' },
  'payments.title.pay': { en: 'Make a payment', es: 'Hacer un pago' },
  'payments.title.automatic': { en: 'Automatic payment', es: 'Pago automático' },
  'payments.intro.history': {
    en: 'What you have paid for home delivery in the last two years.',
    es: 'Lo que ha pagado por la entrega a domicilio en los últimos dos años.',
  },
  'payments.intro.invoices': {
    en: 'What we have billed for home delivery. Each invoice opens as a PDF.',
    es: 'Lo que hemos facturado por la entrega a domicilio. Cada factura se abre como PDF.',
  },
  'payments.intro.methods': {
    en: 'The cards that you can pay with here and in home delivery.',
    es: 'Las tarjetas con las que puede pagar aquí y en la entrega a domicilio.',
  },
  'payments.intro.pay': {
    en: 'Pay by card or bank account. Your numbers go straight to our payment processor and never to us.',
    es: 'Pague con tarjeta o cuenta bancaria. Sus números van directamente a nuestro procesador de pagos y nunca a nosotros.',
  },
  'payments.intro.automatic': {
    en: 'We charge your card once a month, and never more than the limit you set.',
    es: 'Cobramos a su tarjeta una vez al mes y nunca más que el límite que usted fije.',
  },
  'payments.places': { en: 'Payments', es: 'Pagos' },
  'payments.place.history': { en: 'Payment history', es: 'Historial de pagos' },
  'payments.place.invoices': { en: 'Invoices', es: 'Facturas' },
  'payments.place.pay': { en: 'Make a payment', es: 'Hacer un pago' },
  'payments.place.methods': { en: 'Saved cards', es: 'Tarjetas guardadas' },
  'payments.place.automatic': { en: 'Automatic payment', es: 'Pago automático' },
  'payments.pay': { en: 'Make a payment', es: 'Hacer un pago' },
  'payments.unknown': { en: 'Not available', es: 'No disponible' },

  'payments.visitor.why': {
    en: 'Sign in to see what you owe, your invoices and your payments, and to pay by card.',
    es: 'Inicie sesión para ver lo que debe, sus facturas y sus pagos, y para pagar con tarjeta.',
  },
  'payments.visitor.signIn': { en: 'Sign in to pay', es: 'Iniciar sesión para pagar' },
  'payments.visitor.phone': {
    en: 'To pay without an account, call {phone}, TTY 711.',
    es: 'Para pagar sin una cuenta, llame al {phone}, TTY 711.',
  },
  'payments.minor.why': {
    en: 'You are under 18, so an adult on your plan takes care of payments.',
    es: 'Usted es menor de 18 años, así que un adulto de su plan se encarga de los pagos.',
  },
  'payments.unknownAge.why': {
    en: 'We do not have your birth date, so you cannot pay here yet. Call us to add it, or to pay by phone.',
    es: 'No tenemos su fecha de nacimiento, así que todavía no puede pagar aquí. Llámenos para agregarla o para pagar por teléfono.',
  },
  'payments.minor.phone': {
    en: 'Questions? Call {phone}, TTY 711.',
    es: '¿Preguntas? Llame al {phone}, TTY 711.',
  },
  'payments.minor.back': { en: 'Go to your dashboard', es: 'Ir a su página de inicio' },
  'payments.balance.title': { en: 'You owe', es: 'Usted debe' },
  'payments.balance.unknown': {
    en: 'We cannot say right now what you owe. Your invoices show what was billed.',
    es: 'Ahora no podemos decirle cuánto debe. Sus facturas muestran lo que se facturó.',
  },
  'payments.balance.nothing': { en: 'Nothing to pay.', es: 'No tiene nada que pagar.' },
  'payments.balance.creditTitle': { en: 'Your credit', es: 'Su saldo a favor' },
  'payments.balance.credit': {
    en: 'You owe nothing. We use it for your next order.',
    es: 'No debe nada. Se usará para su próximo pedido.',
  },
  'payments.balance.late': { en: '{amount}.', es: '{amount}.' },
  'payments.balance.lateSince': {
    en: '{amount}. The first due date was {date}.',
    es: '{amount}. La primera fecha de vencimiento fue el {date}.',
  },
  'payments.balance.pastDue': { en: 'Past due', es: 'Vencido' },
  'payments.balance.dueOn': { en: 'Due on {date}.', es: 'Vence el {date}.' },

  'payments.state.posted': { en: 'Paid', es: 'Pagado' },
  'payments.state.processing': { en: 'On its way', es: 'En proceso' },
  'payments.state.pending': { en: 'Pending', es: 'Pendiente' },
  'payments.state.planned': { en: 'Planned', es: 'Programado' },
  'payments.state.cancelled': { en: 'Canceled', es: 'Cancelado' },
  'payments.state.declined': { en: 'Declined', es: 'Rechazado' },
  'payments.state.refunded': { en: 'Refunded', es: 'Reembolsado' },
  'payments.state.paid': { en: 'Paid', es: 'Pagada' },
  'payments.state.open': { en: 'To pay', es: 'Por pagar' },
  'payments.state.pastDue': { en: 'Past due', es: 'Vencida' },
  'payments.state.unknown': { en: 'Not available', es: 'No disponible' },

  'payments.column.date': { en: 'Date', es: 'Fecha' },
  'payments.column.confirmation': { en: 'Confirmation', es: 'Confirmación' },
  'payments.column.card': { en: 'Paid with', es: 'Pagado con' },
  'payments.column.method': { en: 'Payment method', es: 'Forma de\u00a0pago' },
  'payments.column.status': { en: 'Status', es: 'Estado' },
  'payments.column.amount': { en: 'Amount', es: 'Monto' },
  'payments.column.invoice': { en: 'Invoice', es: 'Factura' },
  'payments.column.issued': { en: 'Date', es: 'Fecha' },
  'payments.column.due': { en: 'Due', es: 'Vence' },
  'payments.column.left': { en: 'Left to pay', es: 'Por pagar' },
  'payments.column.document': { en: 'Document', es: 'Documento' },
  'payments.column.what': { en: 'What', es: 'Concepto' },
  'payments.column.change': { en: 'Amount', es: 'Monto' },
  'payments.column.balance': { en: 'Balance', es: 'Saldo' },

  'payments.history.title': { en: 'Payment history', es: 'Historial de pagos' },
  'payments.history.none': {
    en: 'You have not made a payment yet.',
    es: 'Aún no ha hecho ningún pago.',
  },
  'payments.history.automatic': { en: 'Automatic', es: 'Automático' },

  'payments.history.takenOn': { en: 'Taken {date}', es: 'Se cobra el {date}' },
  'payments.history.plannedFor': { en: 'Planned for {date}', es: 'Programado para el {date}' },
  'payments.bank.checking': {
    en: 'Checking account ending in {last4}',
    es: 'Cuenta corriente terminada en {last4}',
  },
  'payments.bank.savings': {
    en: 'Savings account ending in {last4}',
    es: 'Cuenta de ahorros terminada en {last4}',
  },
  'payments.bank.unknown': {
    en: 'Bank account ending in {last4}',
    es: 'Cuenta bancaria terminada en {last4}',
  },
  'payments.history.refund': {
    en: 'Refunded {date}: {amount}',
    es: 'Reembolsado el {date}: {amount}',
  },
  'payments.history.refundSoon': { en: 'Refunded: {amount}', es: 'Reembolsado: {amount}' },
  'payments.invoices.title': { en: 'Your invoices', es: 'Sus facturas' },
  'payments.invoices.none': { en: 'You have no invoices yet.', es: 'Aún no tiene facturas.' },
  'payments.invoices.notHere': {
    en: 'This invoice is not in your list',
    es: 'Esta factura no está en su lista',
  },
  'payments.invoices.notHereHint': {
    en: 'It may be too new, or be billed to someone else. Call us and we will find it.',
    es: 'Quizá sea muy reciente o esté a nombre de otra persona. Llámenos y la buscaremos.',
  },
  'payments.line.medicine': {
    en: { one: '{title}, {count} day', other: '{title}, {count} days' },
    es: { one: '{title}, {count} día', other: '{title}, {count} días' },
  },
  'payments.line.filled': {
    en: '{supply}, filled {date}',
    es: '{supply}, surtido el {date}',
  },
  'payments.invoices.filledFor': { en: 'For {name}', es: 'Para {name}' },
  'payments.line.shipping': { en: 'Shipping', es: 'Envío' },
  'payments.line.other': { en: 'Other charge', es: 'Otro cargo' },
  'payments.invoices.download': { en: 'PDF', es: 'PDF' },
  'payments.invoices.documentFailed': {
    en: 'The document did not arrive.',
    es: 'El documento no llegó.',
  },
  'payments.invoices.fileName': { en: 'invoice-{number}.pdf', es: 'factura-{number}.pdf' },

  'payments.account.title': { en: 'Account balance', es: 'Saldo de la cuenta' },
  'payments.account.intro': {
    en: 'What you owe for home delivery, and how it came about.',
    es: 'Lo que debe por la entrega a domicilio y de dónde viene.',
  },
  'payments.account.activity': { en: 'Account activity', es: 'Movimientos de la cuenta' },
  'payments.account.none': {
    en: 'Nothing was billed and nothing was paid yet.',
    es: 'Aún no hay facturas ni pagos.',
  },
  'payments.account.invoice': { en: 'Invoice', es: 'Factura' },
  'payments.account.payment': { en: 'Payment', es: 'Pago' },

  'payments.automatic.title': { en: 'Automatic payment', es: 'Pago automático' },
  'payments.automatic.off': {
    en: 'It is off. You pay each invoice yourself.',
    es: 'Está desactivado. Usted paga cada factura.',
  },
  'payments.automatic.on': {
    en: 'On day {day} of each month we charge what you owe, less your planned payments, up to {amount}, to {card}.',
    es: 'El día {day} de cada mes cobramos lo que debe, menos sus pagos programados, hasta {amount}, a {card}.',
  },
  'payments.automatic.onUnclear': {
    en: 'It is on, but some of its terms are not available right now. Set it up again to be sure, or stop it.',
    es: 'Está activado, pero por ahora no podemos mostrar todos sus datos. Actívelo de nuevo para estar seguro, o deténgalo.',
  },
  'payments.automatic.next': { en: 'Next time: {date}.', es: 'Próxima vez: {date}.' },
  'payments.automatic.change': { en: 'Change or stop', es: 'Cambiar o detener' },
  'payments.automatic.setUp': { en: 'Set it up', es: 'Activarlo' },
});
