import { defineTexts } from '../../../language';

/** The first steps of a new member on the dashboard. */
export default defineTexts({
  'dashboard.start.title': { en: 'Start here', es: 'Empiece aquí' },
  'dashboard.start.what': {
    en: 'Your account is ready. This is good to do before your first fill.',
    es: 'Su cuenta está lista. Conviene hacer esto antes de surtir su primera receta.',
  },
  'dashboard.start.done': { en: 'Done', es: 'Hecho' },
  'dashboard.start.hide': { en: 'Hide this list', es: 'Ocultar esta lista' },
  'dashboard.start.idCard.title': { en: 'See your ID card', es: 'Vea su tarjeta' },
  'dashboard.start.idCard.text': {
    en: 'Show it at the pharmacy, on paper or on your phone.',
    es: 'Muéstrela en la farmacia, en papel o en su teléfono.',
  },
  'dashboard.start.pharmacy.title': { en: 'Choose your pharmacy', es: 'Elija su farmacia' },
  'dashboard.start.pharmacy.text': {
    en: 'See which pharmacies near you are in your network.',
    es: 'Vea qué farmacias cercanas están en su red.',
  },
  'dashboard.start.pharmacy.go': { en: 'Find a pharmacy', es: 'Buscar una farmacia' },
  'dashboard.start.price.title': { en: 'Look up a price', es: 'Consulte un precio' },
  'dashboard.start.price.text': {
    en: 'See what your plan has you pay before you go.',
    es: 'Vea cuánto pagará con su plan antes de ir.',
  },
  'dashboard.start.price.go': { en: 'Price a drug', es: 'Ver el precio de un medicamento' },
  'dashboard.start.mail.title': {
    en: 'Try home delivery',
    es: 'Pruebe la entrega a domicilio',
  },
  'dashboard.start.mail.text': {
    en: 'We mail the drugs that you take every day.',
    es: 'Le enviamos por correo los medicamentos que toma todos los días.',
  },
  'dashboard.start.mail.go': { en: 'See home delivery', es: 'Ver la entrega a domicilio' },
  'dashboard.start.contact.title': { en: 'Say how we reach you', es: 'Diga cómo comunicarnos' },
  'dashboard.start.contact.text': {
    en: 'By text, email or mail, and in which language.',
    es: 'Por mensaje de texto, correo electrónico o correo postal, y en qué idioma.',
  },
  'dashboard.start.contact.go': { en: 'Account settings', es: 'Configuración de la cuenta' },
});
