import { defineTexts } from '../../../language';

/** The day of a payment, and the ways to pay it. */
export default defineTexts({
  'payments.when': { en: 'When do you want to pay?', es: '¿Cuándo desea pagar?' },
  'payments.when.today': { en: 'Today', es: 'Hoy' },
  'payments.when.later': { en: 'On a later day', es: 'Otro día' },
  'payments.when.day': { en: 'Day of the payment', es: 'Día del pago' },
  'payments.when.hint': { en: 'Up to {date}.', es: 'Hasta el {date}.' },
  'payments.when.wrong': {
    en: 'Enter a day from tomorrow to {days} days from now.',
    es: 'Ingrese un día desde mañana hasta dentro de {days} días.',
  },
  'payments.when.cardExpires': {
    en: '{card} expires before this day. Choose an earlier day or another card.',
    es: '{card} vence antes de este día. Elija un día anterior u otra tarjeta.',
  },
  'payments.when.late': {
    en: 'This day is after the due date',
    es: 'Este día es posterior al vencimiento',
  },
  'payments.when.lateBank': {
    en: 'Your bank takes the money after the due date',
    es: 'Su banco cobrará el dinero después del vencimiento',
  },
  'payments.when.lateWhy': {
    en: 'Your bill is due on {date}. It will be past due until you pay.',
    es: 'Su factura vence el {date}. Estará vencida hasta que usted pague.',
  },
  'payments.when.lateBankWhy': {
    en: 'Your bill is due on {date}. We get this payment on {taken}.',
    es: 'Su factura vence el {date}. Recibiremos este pago el {taken}.',
  },
  'payments.when.overBankWhy': {
    en: 'Your bill was due on {date}. We get this payment on {taken}.',
    es: 'Su factura venció el {date}. Recibiremos este pago el {taken}.',
  },
  'payments.when.overWhy': {
    en: 'Your bill was due on {date}. It stays past due until you pay.',
    es: 'Su factura venció el {date}. Seguirá vencida hasta que usted pague.',
  },
  'payments.payWith': { en: 'How do you want to pay?', es: '¿Cómo desea pagar?' },
  'payments.bankAccount': { en: 'Bank account', es: 'Cuenta bancaria' },
  'payments.bankOther': { en: 'Enter another account', es: 'Ingresar otra cuenta' },
  'payments.bankError.invalid': {
    en: 'Check the details of the bank account.',
    es: 'Revise los datos de la cuenta bancaria.',
  },
  'payments.bankError.failed': {
    en: 'The bank account form did not respond. Press Continue again.',
    es: 'El formulario de la cuenta bancaria no respondió. Presione Continuar de nuevo.',
  },
});
