import { defineTexts } from '../language';

/** Cards on file and new ones, as payments and home delivery name them. */
export default defineTexts({
  'cards.card': { en: 'Card', es: 'Tarjeta' },
  'cards.ending': { en: '{brand} ending in {last4}', es: '{brand} terminada en {last4}' },
  'cards.named': { en: '{name} ({card})', es: '{name} ({card})' },
  'cards.hsa': { en: 'HSA or FSA', es: 'HSA o FSA' },
  'cards.goodThrough': { en: 'Good through {date}', es: 'Válida hasta {date}' },
  'cards.expired': { en: 'Expired {date}', es: 'Venció en {date}' },
  'cards.another': { en: 'Another card', es: 'Otra tarjeta' },
  'cards.loading': { en: 'Loading the form…', es: 'Cargando el formulario…' },
  'cards.notLoaded': { en: 'The form did not load.', es: 'El formulario no se cargó.' },
  'cards.safe.card': {
    en: 'Your card number goes straight to our payment processor and never to us.',
    es: 'El número de su tarjeta va directo a nuestro procesador de pagos y nunca a nosotros.',
  },
  'cards.safe.account': {
    en: 'Your account number goes straight to our payment processor and never to us.',
    es: 'El número de su cuenta va directo a nuestro procesador de pagos y nunca a nosotros.',
  },
  'cards.frame.card': {
    en: 'Card details, form of the payment processor',
    es: 'Datos de la tarjeta, formulario del procesador de pagos',
  },
  'cards.frame.account': {
    en: 'Bank account, form of the payment processor',
    es: 'Cuenta bancaria, formulario del procesador de pagos',
  },
  'cards.save': {
    en: 'Save this card for next time',
    es: 'Guardar esta tarjeta para la próxima vez',
  },
  'cards.isHsa': { en: 'It is an HSA or FSA card', es: 'Es una tarjeta HSA o FSA' },
  'cards.manage': { en: 'Change saved cards', es: 'Cambiar tarjetas guardadas' },
});
