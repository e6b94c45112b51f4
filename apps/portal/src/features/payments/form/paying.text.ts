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
  'payments.form.allPlannedHint': {
    en: 'You owe {owed}. Your planned payments come to {planned}.',
    es: 'Usted debe {owed}. Sus pagos programados suman {planned}.',
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
  'payments.restored': {
    en: 'This is what you entered before.',
    es: 'Esto es lo que ingresó antes.',
  },
  'payments.restoredUnsaved': { en: 'It is not saved yet.', es: 'Todavía no está guardado.' },
});
