import { defineTexts } from '../../i18n';

export default defineTexts({
  'payments.title.history': { en: 'Payments', es: 'Pagos' },
  'payments.title.invoices': { en: 'Invoices', es: 'Facturas' },
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
  'payments.intro.pay': {
    en: 'Pay by card. Your card number goes straight to our payment processor and never to us.',
    es: 'Pague con tarjeta. El número de su tarjeta va directamente a nuestro procesador de pagos y nunca a nosotros.',
  },
  'payments.intro.automatic': {
    en: 'We charge your card once a month, and never more than the most that you set.',
    es: 'Cobramos a su tarjeta una vez al mes y nunca más que el máximo que usted fije.',
  },
  'payments.places': { en: 'Payments', es: 'Pagos' },
  'payments.place.history': { en: 'Payment history', es: 'Historial de pagos' },
  'payments.place.invoices': { en: 'Invoices', es: 'Facturas' },
  'payments.place.pay': { en: 'Make a payment', es: 'Hacer un pago' },
  'payments.place.automatic': { en: 'Automatic payment', es: 'Pago automático' },
  'payments.pay': { en: 'Make a payment', es: 'Hacer un pago' },
  'payments.print': { en: 'Print', es: 'Imprimir' },
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
  'payments.minor.phone': {
    en: 'Questions? Call {phone}, TTY 711.',
    es: '¿Preguntas? Llame al {phone}, TTY 711.',
  },
  'payments.minor.back': { en: 'Go to your dashboard', es: 'Ir a su página de inicio' },
  'payments.emulation.title': {
    en: 'Only the member can do this',
    es: 'Solo el miembro puede hacer esto',
  },
  'payments.emulation.why': {
    en: 'You are acting for a member. You can see payments and invoices, but not pay or change anything.',
    es: 'Usted actúa en nombre de un miembro. Puede ver los pagos y las facturas, pero no pagar ni cambiar nada.',
  },

  'payments.balance.title': { en: 'You owe', es: 'Usted debe' },
  'payments.balance.loading': { en: 'Loading your balance…', es: 'Cargando su saldo…' },
  'payments.balance.failed': { en: 'Your balance did not load.', es: 'Su saldo no se cargó.' },
  'payments.balance.unknown': {
    en: 'We cannot say right now what you owe. Your invoices show what was billed.',
    es: 'Ahora no podemos decirle cuánto debe. Sus facturas muestran lo que se facturó.',
  },
  'payments.balance.nothing': { en: 'Nothing to pay.', es: 'No tiene nada que pagar.' },
  'payments.balance.credit': {
    en: 'This is in your favor. It pays toward your next order.',
    es: 'Este saldo está a su favor. Se usará para su próximo pedido.',
  },
  'payments.balance.late': {
    en: '{amount} of it is late.',
    es: 'De esto, {amount} está atrasado.',
  },
  'payments.balance.lateSince': {
    en: '{amount} of it was due on {date}.',
    es: 'De esto, {amount} venció el {date}.',
  },
  'payments.balance.pastDue': { en: 'Past due', es: 'Vencido' },
  'payments.balance.dueOn': { en: 'Due on {date}.', es: 'Vence el {date}.' },

  'payments.state.posted': { en: 'Paid', es: 'Pagado' },
  'payments.state.processing': { en: 'On its way', es: 'En proceso' },
  'payments.state.declined': { en: 'Declined', es: 'Rechazado' },
  'payments.state.refunded': { en: 'Refunded', es: 'Reembolsado' },
  'payments.state.paid': { en: 'Paid', es: 'Pagada' },
  'payments.state.open': { en: 'To pay', es: 'Por pagar' },
  'payments.state.pastDue': { en: 'Past due', es: 'Vencida' },
  'payments.state.unknown': { en: 'Not available', es: 'No disponible' },

  'payments.column.date': { en: 'Date', es: 'Fecha' },
  'payments.column.confirmation': { en: 'Confirmation', es: 'Confirmación' },
  'payments.column.card': { en: 'Card', es: 'Tarjeta' },
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
  'payments.history.loading': { en: 'Loading your payments…', es: 'Cargando sus pagos…' },
  'payments.history.failed': { en: 'Your payments did not load.', es: 'Sus pagos no se cargaron.' },
  'payments.history.none': {
    en: 'You have not made a payment yet.',
    es: 'Aún no ha hecho ningún pago.',
  },
  'payments.history.automatic': { en: 'Automatic', es: 'Automático' },

  'payments.invoices.title': { en: 'Your invoices', es: 'Sus facturas' },
  'payments.invoices.loading': { en: 'Loading your invoices…', es: 'Cargando sus facturas…' },
  'payments.invoices.failed': {
    en: 'Your invoices did not load.',
    es: 'Sus facturas no se cargaron.',
  },
  'payments.invoices.none': { en: 'You have no invoices yet.', es: 'Aún no tiene facturas.' },
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
  'payments.account.loading': { en: 'Loading your account…', es: 'Cargando su cuenta…' },
  'payments.account.failed': { en: 'Your account did not load.', es: 'Su cuenta no se cargó.' },
  'payments.account.none': {
    en: 'Nothing was billed and nothing was paid yet.',
    es: 'Aún no hay facturas ni pagos.',
  },
  'payments.account.invoice': { en: 'Invoice', es: 'Factura' },
  'payments.account.payment': { en: 'Payment', es: 'Pago' },

  'payments.form.loading': { en: 'Getting the form ready…', es: 'Preparando el formulario…' },
  'payments.form.failed': { en: 'The form did not load.', es: 'El formulario no se cargó.' },
  'payments.form.nothing': { en: 'You owe nothing', es: 'Usted no debe nada' },
  'payments.form.nothingHint': {
    en: 'There is nothing to pay right now. We will let you know when there is a new invoice.',
    es: 'No hay nada que pagar por ahora. Le avisaremos cuando haya una factura nueva.',
  },
  'payments.form.unknown': {
    en: 'We cannot take a payment now',
    es: 'Ahora no podemos recibir un pago',
  },
  'payments.form.unknownHint': {
    en: 'Our service does not say what you owe. Try again later; nothing was charged.',
    es: 'Nuestro servicio no indica cuánto debe. Intente más tarde; no se cobró nada.',
  },
  'payments.step.enter': { en: 'Step 1 of 2: amount and card', es: 'Paso 1 de 2: monto y tarjeta' },
  'payments.step.review': { en: 'Step 2 of 2: check and pay', es: 'Paso 2 de 2: revisar y pagar' },
  'payments.continue': { en: 'Continue', es: 'Continuar' },
  'payments.howMuch': { en: 'How much do you want to pay?', es: '¿Cuánto desea pagar?' },
  'payments.portion.pastDue': { en: 'What is past due', es: 'Lo que está vencido' },
  'payments.portion.all': { en: 'The whole balance', es: 'Todo el saldo' },
  'payments.portion.other': { en: 'Another amount', es: 'Otro monto' },
  'payments.amount.label': { en: 'Amount in dollars', es: 'Monto en dólares' },
  'payments.amount.hint': {
    en: 'For example 25.00, and {most} at most.',
    es: 'Por ejemplo 25.00, y {most} como máximo.',
  },
  'payments.amount.missing': { en: 'Enter an amount.', es: 'Ingrese un monto.' },
  'payments.amount.notAnAmount': {
    en: 'Enter an amount like 25.00.',
    es: 'Ingrese un monto como 25.00.',
  },
  'payments.amount.tooSmall': { en: 'Enter more than $0.00.', es: 'Ingrese más de $0.00.' },
  'payments.amount.aboveBalance': {
    en: 'Enter no more than you owe.',
    es: 'No ingrese más de lo que debe.',
  },
  'payments.amount.tooLarge': {
    en: 'Enter less than $100,000.',
    es: 'Ingrese menos de $100,000.',
  },

  'payments.whichCard': { en: 'Which card?', es: '¿Qué tarjeta?' },
  'payments.card': { en: 'Card', es: 'Tarjeta' },
  'payments.cardEnding': { en: '{brand} ending in {last4}', es: '{brand} terminada en {last4}' },
  'payments.cardGoodThrough': { en: 'Good through {date}', es: 'Válida hasta {date}' },
  'payments.cardExpired': { en: 'Expired {date}', es: 'Venció en {date}' },
  'payments.cardTyped': { en: 'The card you just typed', es: 'La tarjeta que acaba de ingresar' },
  'payments.cardNew': { en: 'Another card', es: 'Otra tarjeta' },
  'payments.cardSafe': {
    en: 'You type your card into a form of our payment processor. We only get its last four digits.',
    es: 'Usted ingresa su tarjeta en un formulario de nuestro procesador de pagos. Nosotros solo recibimos los últimos cuatro dígitos.',
  },
  'payments.cardFrame': {
    en: 'Card details, form of the payment processor',
    es: 'Datos de la tarjeta, formulario del procesador de pagos',
  },
  'payments.cardKeep': {
    en: 'Keep this card for next time',
    es: 'Guardar esta tarjeta para la próxima vez',
  },
  'payments.noCard': {
    en: 'You have no card on file that can be charged, and new cards cannot be added right now. Call us to pay.',
    es: 'No tiene una tarjeta guardada que se pueda usar, y por ahora no se pueden agregar tarjetas. Llámenos para pagar.',
  },
  'payments.cardFault.missing': { en: 'Choose a card.', es: 'Elija una tarjeta.' },
  'payments.cardFault.invalid': {
    en: 'Check the card details.',
    es: 'Revise los datos de la tarjeta.',
  },
  'payments.cardFault.failed': {
    en: 'The card form did not answer. Press Continue again.',
    es: 'El formulario de tarjeta no respondió. Presione Continuar de nuevo.',
  },

  'payments.review.consent': {
    en: 'When you press Pay, we charge {amount} to this card, once.',
    es: 'Al presionar Pagar, cobraremos {amount} a esta tarjeta, una sola vez.',
  },
  'payments.review.pay': { en: 'Pay {amount}', es: 'Pagar {amount}' },
  'payments.review.back': { en: 'Back', es: 'Atrás' },
  'payments.failed.PAYMENT_DECLINED': {
    en: 'Your bank declined this card',
    es: 'Su banco rechazó esta tarjeta',
  },
  'payments.failed.CARD_NOT_ACCEPTED': {
    en: 'This card cannot be used any more',
    es: 'Esta tarjeta ya no se puede usar',
  },
  'payments.failed.PAYMENT_ABOVE_BALANCE': {
    en: 'Your balance has changed and is lower now',
    es: 'Su saldo cambió y ahora es menor',
  },
  'payments.failed.notCharged': { en: 'Nothing was charged.', es: 'No se cobró nada.' },
  'payments.failed.otherCard': { en: 'Use another card', es: 'Usar otra tarjeta' },
  'payments.failed.newBalance': { en: 'See the new balance', es: 'Ver el saldo nuevo' },
  'payments.failed.title': {
    en: 'Your payment was not confirmed',
    es: 'Su pago no se confirmó',
  },
  'payments.failed.unknown': {
    en: 'We could not hear whether it went through. Try again: the same payment is never charged twice.',
    es: 'No pudimos saber si se realizó. Intente de nuevo: el mismo pago nunca se cobra dos veces.',
  },

  'payments.underWay.title': {
    en: 'A payment of {amount} was not confirmed',
    es: 'Un pago de {amount} no se confirmó',
  },
  'payments.underWay.what': {
    en: 'You sent it from this page and we did not hear how it ended. Send it again to find out: if it went through, nothing more is charged. Or check your payment history first.',
    es: 'Usted lo envió desde esta página y no supimos cómo terminó. Envíelo de nuevo para saberlo: si ya se realizó, no se cobra nada más. O revise primero su historial de pagos.',
  },
  'payments.kept': {
    en: 'This is what you entered before.',
    es: 'Esto es lo que ingresó antes.',
  },
  'payments.underWay.again': { en: 'Send it again', es: 'Enviarlo de nuevo' },
  'payments.underWay.forget': { en: 'Start over', es: 'Empezar de nuevo' },

  'payments.receipt.loading': { en: 'Loading your receipt…', es: 'Cargando su recibo…' },
  'payments.receipt.failed': {
    en: 'Your payment was made, but the receipt did not load.',
    es: 'Su pago se hizo, pero el recibo no se cargó.',
  },
  'payments.receipt.none': {
    en: 'We have no payment with this number.',
    es: 'No tenemos ningún pago con este número.',
  },
  'payments.receipt.thanks': { en: 'We have your payment', es: 'Recibimos su pago' },
  'payments.receipt.posted': {
    en: 'It shows as paid within 24 hours, by {date}.',
    es: 'Aparecerá como pagado en 24 horas, a más tardar el {date}.',
  },
  'payments.receipt.history': { en: 'See payment history', es: 'Ver historial de pagos' },

  'payments.automatic.title': { en: 'Automatic payment', es: 'Pago automático' },
  'payments.automatic.loading': { en: 'Loading…', es: 'Cargando…' },
  'payments.automatic.failed': {
    en: 'Your automatic payment did not load.',
    es: 'Su pago automático no se cargó.',
  },
  'payments.automatic.off': {
    en: 'It is off. You pay each invoice yourself.',
    es: 'Está desactivado. Usted paga cada factura.',
  },
  'payments.automatic.on': {
    en: 'On day {day} of each month we charge what you owe, up to {amount}, to {card}.',
    es: 'El día {day} de cada mes cobramos lo que debe, hasta {amount}, a {card}.',
  },
  'payments.automatic.onUnclear': {
    en: 'It is on, but some of its terms are not available right now. Set it anew to be sure of them, or stop it.',
    es: 'Está activado, pero por ahora no podemos mostrar todas sus condiciones. Fíjelas de nuevo para estar seguro, o deténgalo.',
  },
  'payments.automatic.next': { en: 'Next time: {date}.', es: 'Próxima vez: {date}.' },
  'payments.automatic.change': { en: 'Change or stop', es: 'Cambiar o detener' },
  'payments.automatic.setUp': { en: 'Set it up', es: 'Activarlo' },
  'payments.automatic.setUpTitle': {
    en: 'Set up automatic payment',
    es: 'Activar el pago automático',
  },
  'payments.automatic.changeTitle': {
    en: 'Change automatic payment',
    es: 'Cambiar el pago automático',
  },
  'payments.automatic.save': { en: 'Save', es: 'Guardar' },
  'payments.automatic.saved': {
    en: 'Your automatic payment is saved',
    es: 'Su pago automático está guardado',
  },
  'payments.automatic.savedHint': {
    en: 'You can change or stop it at any time.',
    es: 'Puede cambiarlo o detenerlo cuando quiera.',
  },
  'payments.automatic.notSaved': {
    en: 'Your automatic payment was not saved',
    es: 'Su pago automático no se guardó',
  },
  'payments.automatic.notSavedHint': {
    en: 'Nothing has changed. What you entered is still here.',
    es: 'Nada ha cambiado. Lo que ingresó sigue aquí.',
  },
  'payments.day.label': { en: 'Day of the month', es: 'Día del mes' },
  'payments.day.hint': {
    en: 'From 1 to 28, because every month has these days.',
    es: 'Del 1 al 28, porque todos los meses tienen estos días.',
  },
  'payments.day.choose': { en: 'Choose a day', es: 'Elija un día' },
  'payments.day.missing': { en: 'Choose a day of the month.', es: 'Elija un día del mes.' },
  'payments.ceiling.label': {
    en: 'Most to charge in a month, in dollars',
    es: 'Máximo por mes, en dólares',
  },
  'payments.ceiling.hint': {
    en: 'If you owe more, we charge nothing and ask you to pay yourself.',
    es: 'Si debe más, no cobramos nada y le pedimos que pague usted mismo.',
  },
  'payments.ceiling.missing': {
    en: 'Enter the most that we may charge.',
    es: 'Ingrese el máximo que podemos cobrar.',
  },
  'payments.ceiling.notAnAmount': {
    en: 'Enter the most as an amount like 75.00.',
    es: 'Ingrese el máximo como un monto, por ejemplo 75.00.',
  },
  'payments.ceiling.tooSmall': {
    en: 'Enter a most above $0.00.',
    es: 'Ingrese un máximo mayor que $0.00.',
  },
  'payments.ceiling.tooLarge': {
    en: 'Enter a most below $100,000.',
    es: 'Ingrese un máximo menor que $100,000.',
  },
  'payments.agree.label': {
    en: 'I agree that this card is charged each month, until I stop it.',
    es: 'Acepto que se cobre a esta tarjeta cada mes, hasta que yo lo detenga.',
  },
  'payments.agree.labelUpTo': {
    en: 'I agree that this card is charged up to {amount} each month, until I stop it.',
    es: 'Acepto que se cobre a esta tarjeta hasta {amount} cada mes, hasta que yo lo detenga.',
  },
  'payments.agree.missing': {
    en: 'Check the box to agree.',
    es: 'Marque la casilla para aceptar.',
  },
  'payments.stop.open': { en: 'Stop automatic payment', es: 'Detener el pago automático' },
  'payments.stop.title': { en: 'Stop automatic payment?', es: '¿Detener el pago automático?' },
  'payments.stop.what': {
    en: 'We will not charge your card by ourselves any more. You pay each invoice yourself.',
    es: 'Ya no cobraremos a su tarjeta de forma automática. Usted pagará cada factura.',
  },
  'payments.stop.confirm': { en: 'Stop it', es: 'Detenerlo' },
  'payments.stop.keep': { en: 'Keep it', es: 'Conservarlo' },
  'payments.stop.failed': {
    en: 'It was not stopped. Try again.',
    es: 'No se detuvo. Intente de nuevo.',
  },
});
