import { defineTexts } from '../../../language';

/** A payment that was not made, or whose answer never came. */
export default defineTexts({
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
});
