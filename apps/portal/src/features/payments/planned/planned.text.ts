import { defineTexts } from '../../../language';

/** Payments that are planned for later days. */
export default defineTexts({
  'planned.title': { en: 'Planned payments', es: 'Pagos programados' },
  'planned.for': { en: '{amount}, planned for {date}', es: '{amount}, programado para el {date}' },
  'planned.forUnknown': {
    en: 'Payment planned for {date}, amount not available',
    es: 'Pago programado para el {date}, monto no disponible',
  },
  'planned.cancelHintUnknown': {
    en: 'We will not take this payment on {date}. You still owe it.',
    es: 'No cobraremos este pago el {date}. Usted todavía lo debe.',
  },
  'planned.cancel': { en: 'Cancel payment', es: 'Cancelar el pago' },
  'planned.cancelTitle': { en: 'Cancel this payment?', es: '¿Cancelar este pago?' },
  'planned.cancelHint': {
    en: 'We will not take {amount} on {date}. You still owe it.',
    es: 'No cobraremos {amount} el {date}. Usted todavía lo debe.',
  },
  'planned.keep': { en: 'Keep it', es: 'Conservarlo' },
  'planned.cancelled': { en: 'The payment is canceled.', es: 'El pago está cancelado.' },
  'planned.looking': {
    en: 'Checking if the payment is canceled…',
    es: 'Revisando si el pago está cancelado…',
  },
  'planned.notKnown': {
    en: 'We do not know if the payment was canceled. Try again.',
    es: 'No sabemos si el pago se canceló. Intente de nuevo.',
  },
  'planned.notCancelled': {
    en: 'So far the payment is not canceled. Try again.',
    es: 'Hasta ahora el pago no se ha cancelado. Intente de nuevo.',
  },
  'planned.tooLate': {
    en: 'This payment can no longer be canceled.',
    es: 'Este pago ya no se puede cancelar.',
  },
});
