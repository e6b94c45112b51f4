import { defineTexts } from '../../language';

/** The first page of a visitor: drug prices, signing in, tasks without an account. */
export default defineTexts({
  'landing.title': {
    en: 'Know what you’ll pay before you go.',
    es: 'Sepa cuánto va a pagar antes de ir.',
  },
  'landing.lead': {
    en: 'Search any drug and see prices at pharmacies near you. No account needed.',
    es: 'Busque un medicamento y vea precios en farmacias cercanas. No necesita una cuenta.',
  },
  /** Where a client has no price search. */
  'landing.titleWithoutPrices': {
    en: 'Your pharmacy benefits in one place.',
    es: 'Sus beneficios de farmacia en un solo lugar.',
  },
  'landing.leadWithoutPrices': {
    en: 'Sign in to see your plan, or call us at any time.',
    es: 'Inicie sesión para ver su plan o llámenos a cualquier hora.',
  },
  'landing.search': { en: 'Price a drug', es: 'Precio de un medicamento' },
  'landing.seePrices': { en: 'See prices', es: 'Ver precios' },
  'landing.estimates': {
    en: 'Prices are estimates. Sign in to see your own price, with your deductible counted.',
    es: 'Los precios son estimados. Inicie sesión para ver su propio precio, tomando en cuenta su deducible.',
  },
  'landing.member': { en: 'Already a member?', es: '¿Ya es miembro?' },
  'landing.memberHint': {
    en: 'See your ID card, claims, refills and what you have left to pay this year.',
    es: 'Vea su tarjeta de identificación, sus reclamaciones, sus resurtidos y lo que le queda por pagar este año.',
  },
  'landing.signIn': { en: 'Sign in', es: 'Iniciar sesión' },
  'landing.register': { en: 'Register for an account', es: 'Crear una cuenta' },
  'landing.forgot': { en: 'Forgot password', es: 'Olvidé mi contraseña' },
  'landing.tasks': {
    en: 'You can do this without signing in',
    es: 'Puede hacer esto sin iniciar sesión',
  },
  'landing.pharmacy': { en: 'Find a pharmacy', es: 'Buscar una farmacia' },
  'landing.pharmacyHint': {
    en: 'Network, 24-hour and home delivery',
    es: 'De la red, de 24 horas y a domicilio',
  },
  'landing.drugList': { en: 'Check the drug list', es: 'Consultar la lista de medicamentos' },
  'landing.drugListHint': {
    en: 'What is covered, and on which tier',
    es: 'Qué está cubierto y en qué nivel',
  },
  'landing.form': { en: 'Get a form', es: 'Obtener un formulario' },
  'landing.formHint': {
    en: 'Claims, approvals and exceptions',
    es: 'Reclamaciones, aprobaciones y excepciones',
  },
  'landing.talk': { en: 'Talk to a person', es: 'Hablar con una persona' },
  'landing.talkAlways': {
    en: 'TTY 711. Any time, every day.',
    es: 'TTY 711. A toda hora, todos los días.',
  },
  'landing.talkHint': { en: '{phone}, TTY 711, any time', es: '{phone}, TTY 711, a toda hora' },
});
