import { defineTexts } from '../../../language';

/** The two screens that move money: a payment, and the automatic payment. */
export default defineTexts({
  'payments.emulation.title': {
    en: 'Only the member can do this',
    es: 'Solo el miembro puede hacer esto',
  },
  'payments.emulation.why': {
    en: 'You are acting for a member. You can see payments and invoices, but not pay or change anything.',
    es: 'Usted actúa en nombre de un miembro. Puede ver los pagos y las facturas, pero no pagar ni cambiar nada.',
  },

  'payments.form.loading': { en: 'Getting the form ready…', es: 'Preparando el formulario…' },
  'payments.form.failed': { en: 'The form did not load.', es: 'El formulario no se cargó.' },
  'payments.form.credit': { en: 'No payment is due', es: 'No tiene ningún pago pendiente' },
  'payments.form.creditHint': {
    en: 'We will let you know when there is a new invoice.',
    es: 'Le avisaremos cuando haya una factura nueva.',
  },
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
    en: 'We could not look up what you owe. Nothing was charged. Try again later.',
    es: 'No pudimos consultar cuánto debe. No se cobró nada. Intente más tarde.',
  },
  'payments.step.enter': {
    en: 'Step 1 of 2: enter your payment',
    es: 'Paso 1 de 2: ingresar su pago',
  },
  'payments.step.review': { en: 'Step 2 of 2: check and pay', es: 'Paso 2 de 2: revisar y pagar' },
  'payments.continue': { en: 'Continue', es: 'Continuar' },
  'payments.howMuch': { en: 'How much do you want to pay?', es: '¿Cuánto desea pagar?' },
  'payments.portion.pastDue': { en: 'The past due amount', es: 'El monto vencido' },
  'payments.portion.all': { en: 'The whole balance', es: 'Todo el saldo' },
  'payments.portion.left': { en: 'The rest of the balance', es: 'El resto del saldo' },
  'payments.portion.leftHint': {
    en: 'This is the {owed} that you owe, less {planned} in planned payments.',
    es: 'Son los {owed} que debe, menos {planned} en pagos programados.',
  },
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

  'payments.form.allPlanned': {
    en: 'All that you owe is planned',
    es: 'Todo lo que debe ya está programado',
  },
  'payments.whichCard': { en: 'Which card?', es: '¿Qué tarjeta?' },
  'payments.cardTyped': { en: 'The card you just typed', es: 'La tarjeta que acaba de ingresar' },
  'payments.noCard': {
    en: 'You have no card on file that can be charged, and new cards cannot be added right now. Call us to pay.',
    es: 'No tiene una tarjeta guardada que se pueda usar, y por ahora no se pueden agregar tarjetas. Llámenos para pagar.',
  },
  'payments.cardError.missing': { en: 'Choose a card.', es: 'Elija una tarjeta.' },
  'payments.cardError.invalid': {
    en: 'Check the card details.',
    es: 'Revise los datos de la tarjeta.',
  },
  'payments.cardError.failed': {
    en: 'The card form did not respond. Press Continue again.',
    es: 'El formulario de tarjeta no respondió. Presione Continuar de nuevo.',
  },

  'payments.review.sending': { en: 'Making your payment…', es: 'Haciendo su pago…' },
  'payments.review.consent': {
    en: 'When you press Pay, we charge {amount} to this card, once.',
    es: 'Al presionar Pagar, cobraremos {amount} a esta tarjeta, una sola vez.',
  },
  'payments.review.consentOn': {
    en: 'We charge {amount} to this card once, on {date}. You can cancel it until the day before.',
    es: 'Cobraremos {amount} a esta tarjeta una sola vez, el {date}. Puede cancelarlo hasta el día anterior.',
  },
  'payments.review.agreeBank': {
    en: 'I agree that you take {amount} from this account once, on {date}, by electronic debit.',
    es: 'Autorizo un único débito electrónico de {amount} de esta cuenta el {date}.',
  },
  'payments.review.plan': { en: 'Plan to pay {amount}', es: 'Programar el pago de {amount}' },
  'payments.review.pay': { en: 'Pay {amount}', es: 'Pagar {amount}' },
  'payments.review.back': { en: 'Back', es: 'Atrás' },
  'payments.failed.PAYMENT_DECLINED': {
    en: 'Your bank declined this card',
    es: 'Su banco rechazó esta tarjeta',
  },
  'payments.failed.BANK_DECLINED': {
    en: 'Your bank declined this payment',
    es: 'Su banco rechazó este pago',
  },
  'payments.failed.PAYMENT_DAY_REFUSED': {
    en: 'We cannot take a payment on this day',
    es: 'No podemos recibir un pago en este día',
  },
  'payments.failed.otherAccount': {
    en: 'Enter the account again',
    es: 'Ingresar la cuenta otra vez',
  },
  'payments.failed.CARD_NOT_ACCEPTED': {
    en: 'This card cannot be used any more',
    es: 'Esta tarjeta ya no se puede usar',
  },
  'payments.failed.CARD_EXPIRES_BEFORE_DAY': {
    en: 'This card expires before the day of the payment',
    es: 'Esta tarjeta vence antes del día del pago',
  },
  'payments.failed.PAYMENT_ABOVE_BALANCE': {
    en: 'You owe less than this now, or have already planned a payment',
    es: 'Ahora debe menos que esto, o ya programó un pago',
  },
  'payments.failed.STEP_UP_NEEDED': {
    en: 'Nothing was charged, and the card was not saved.',
    es: 'No se cobró nada y la tarjeta no se guardó.',
  },
  'payments.failed.KEY_USED_BEFORE': {
    en: 'A payment was already made',
    es: 'Ya se hizo un pago',
  },
  'payments.failed.seeHistory': {
    en: 'See the payment history before you pay again.',
    es: 'Vea el historial de pagos antes de pagar de nuevo.',
  },
  'payments.failed.notCharged': { en: 'Nothing was charged.', es: 'No se cobró nada.' },
  'payments.failed.otherCard': { en: 'Use another card', es: 'Usar otra tarjeta' },
  'payments.failed.newBalance': { en: 'See the new balance', es: 'Ver el saldo nuevo' },
  'payments.failed.title': {
    en: 'Your payment was not confirmed',
    es: 'Su pago no se confirmó',
  },

  'payments.underWay.title': {
    en: 'A payment of {amount} was not confirmed',
    es: 'Un pago de {amount} no se confirmó',
  },
  'payments.underWay.what': {
    en: 'You sent it from this page, but we got no answer. Send it again to find out: if it went through, nothing more is charged. Or check your payment history first.',
    es: 'Usted lo envió desde esta página, pero no recibimos respuesta. Envíelo de nuevo para saberlo: si ya se realizó, no se cobra nada más. O revise primero su historial de pagos.',
  },
  'payments.underWay.looking': {
    en: 'Checking if your payment arrived',
    es: 'Revisando si llegó su pago',
  },
  'payments.underWay.wait': {
    en: 'This takes a few seconds. Nothing is charged twice.',
    es: 'Esto toma unos segundos. Nada se cobra dos veces.',
  },
  'payments.underWay.none': {
    en: 'Your payment of {amount} has not reached us',
    es: 'No hemos recibido su pago de {amount}',
  },
  'payments.underWay.noneWhat': {
    en: 'It is not in your payment history: so far nothing was charged. You can send it again. If the first try still arrives, you are charged only once.',
    es: 'No está en su historial de pagos: hasta ahora no se cobró nada. Puede enviarlo de nuevo. Si el primer intento aún llega, se cobra una sola vez.',
  },
  'payments.underWay.notMade': {
    en: 'Your payment of {amount} was not made',
    es: 'Su pago de {amount} no se realizó',
  },
  'payments.underWay.notMadeWhat': {
    en: 'You sent it some time ago, and it is not in your payment history: nothing was charged. You can send it again.',
    es: 'Usted lo envió hace tiempo y no está en su historial de pagos: no se cobró nada. Puede enviarlo de nuevo.',
  },
  'payments.restored': {
    en: 'This is what you entered before.',
    es: 'Esto es lo que ingresó antes.',
  },
  'payments.restoredUnsaved': { en: 'It is not saved yet.', es: 'Todavía no está guardado.' },
  'payments.underWay.account': {
    en: 'We do not store your bank account. Enter it again to send this payment.',
    es: 'No guardamos su cuenta bancaria. Ingrésela otra vez para enviar este pago.',
  },
  'payments.underWay.card': {
    en: 'We do not store your card. Enter it again to send this payment.',
    es: 'No guardamos su tarjeta. Ingrésela otra vez para enviar este pago.',
  },
  'payments.underWay.again': { en: 'Send it again', es: 'Enviarlo de nuevo' },
  'payments.underWay.notForgotten': {
    en: 'We could not start over. Try again.',
    es: 'No pudimos empezar de nuevo. Intente otra vez.',
  },
  'payments.underWay.forget': { en: 'Start over', es: 'Empezar de nuevo' },
  'payments.underWay.askTitle': { en: 'Start a new payment?', es: '¿Empezar otro pago?' },
  'payments.underWay.ask': {
    en: 'The payment of {amount} may have gone through. A new payment is charged in addition to it. Check your payment history first.',
    es: 'Es posible que el pago de {amount} se haya realizado. Un pago nuevo se cobra además de ese. Revise primero su historial de pagos.',
  },
  'payments.underWay.askNone': {
    en: 'The payment of {amount} has not reached us so far. If it still arrives, a new payment is charged in addition to it.',
    es: 'Hasta ahora no hemos recibido el pago de {amount}. Si aún llega, un pago nuevo se cobra además de ese.',
  },
  'payments.underWay.askNotMade': {
    en: 'The payment of {amount} was not made, and nothing was charged for it.',
    es: 'El pago de {amount} no se realizó y no se cobró nada por él.',
  },
  'payments.underWay.forgetSure': { en: 'Start a new payment', es: 'Empezar otro pago' },
  'payments.underWay.keep': { en: 'Not now', es: 'Ahora no' },

  'payments.receipt.title': { en: 'Receipt', es: 'Recibo' },
  'payments.receipt.loading': { en: 'Loading your receipt…', es: 'Cargando su recibo…' },
  'payments.receipt.failed': {
    en: 'The receipt did not load. If you made a payment, your history shows it.',
    es: 'El recibo no se cargó. Si hizo un pago, aparece en su historial.',
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
  'payments.receipt.pending': {
    en: 'Your bank takes the money on {date}. Until then it is pending.',
    es: 'Su banco cobrará el dinero el {date}. Hasta entonces está pendiente.',
  },
  'payments.receipt.planned': { en: 'Your payment is planned', es: 'Su pago está programado' },
  'payments.receipt.plannedFor': {
    en: 'We take it on {date}.',
    es: 'Lo cobraremos el {date}.',
  },
  'payments.receipt.cancel': {
    en: 'You can cancel it in {place} until the day before.',
    es: 'Puede cancelarlo en {place} hasta el día anterior.',
  },
  'payments.receipt.yourHistory': { en: 'your payment history', es: 'su historial de pagos' },
  'payments.receipt.emailed': {
    en: 'We also emailed you its number and where to find the receipt.',
    es: 'También le enviamos por correo electrónico el número y dónde encontrar el recibo.',
  },
  'payments.receipt.history': { en: 'See payment history', es: 'Ver historial de pagos' },

  'payments.automatic.setUpTitle': {
    en: 'Set up automatic payment',
    es: 'Activar el pago automático',
  },
  'payments.automatic.changeTitle': {
    en: 'Change automatic payment',
    es: 'Cambiar el pago automático',
  },
  'payments.automatic.takes': {
    en: 'Each month we charge what you owe, less the payments you have planned.',
    es: 'Cada mes cobramos lo que debe, menos los pagos que tenga programados.',
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
    en: 'Your automatic payment is not saved so far',
    es: 'Su pago automático no se ha guardado hasta ahora',
  },
  'payments.automatic.declined': {
    en: 'Your automatic payment was not saved. What you entered is still here.',
    es: 'Su pago automático no se guardó. Lo que ingresó sigue aquí.',
  },
  'payments.automatic.notSavedHint': {
    en: 'So far nothing has changed. What you entered is still here.',
    es: 'Hasta ahora nada ha cambiado. Lo que ingresó sigue aquí.',
  },
  'payments.automatic.looking': {
    en: 'Checking what is saved…',
    es: 'Revisando lo que está guardado…',
  },
  'payments.automatic.notKnown': {
    en: 'We do not know if your automatic payment was saved',
    es: 'No sabemos si su pago automático se guardó',
  },
  'payments.automatic.notKnownHint': {
    en: 'What you entered is still here. Save it again to be sure: you still have only one automatic payment.',
    es: 'Lo que ingresó sigue aquí. Guárdelo de nuevo para estar seguro: seguirá teniendo un solo pago automático.',
  },
  'payments.day.label': { en: 'Day of the month', es: 'Día del mes' },
  'payments.day.hint': {
    en: 'From 1 to 28, because every month has these days.',
    es: 'Del 1 al 28, porque todos los meses tienen estos días.',
  },
  'payments.day.choose': { en: 'Choose a day', es: 'Elija un día' },
  'payments.day.missing': { en: 'Choose a day of the month.', es: 'Elija un día del mes.' },
  'payments.ceiling.label': {
    en: 'Monthly limit, in dollars',
    es: 'Límite por mes, en dólares',
  },
  'payments.ceiling.hint': {
    en: 'If you owe more than this, less your planned payments, we charge nothing and ask you to make a payment.',
    es: 'Si, descontados sus pagos programados, debe más, no cobramos nada y le pedimos que haga un pago.',
  },
  'payments.ceiling.missing': {
    en: 'Enter a limit, such as 75.00.',
    es: 'Ingrese un límite, por ejemplo 75.00.',
  },
  'payments.ceiling.notAnAmount': {
    en: 'Enter a limit in dollars, such as 75.00.',
    es: 'Ingrese un límite en dólares, por ejemplo 75.00.',
  },
  'payments.ceiling.tooSmall': {
    en: 'Enter a limit greater than $0.00.',
    es: 'Ingrese un límite mayor que $0.00.',
  },
  'payments.ceiling.tooLarge': {
    en: 'Enter a limit less than $100,000.',
    es: 'Ingrese un límite menor que $100,000.',
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
    en: 'We will no longer charge your card each month. You pay each invoice yourself.',
    es: 'Ya no cobraremos a su tarjeta de forma automática. Usted pagará cada factura.',
  },
  'payments.stop.confirm': { en: 'Stop it', es: 'Detenerlo' },
  'payments.stop.keep': { en: 'Keep it', es: 'Conservarlo' },
  'payments.stop.notKnown': {
    en: 'We do not know if it was stopped. Try again.',
    es: 'No sabemos si se detuvo. Intente de nuevo.',
  },
  'payments.stop.failed': {
    en: 'So far it is not stopped. Try again.',
    es: 'Hasta ahora no se ha detenido. Intente de nuevo.',
  },
});
