import { defineTexts } from '../../../../language';

/** The card next to the form for the Medicare Prescription Payment Plan: is the member in it? */
export default defineTexts({
  'planElection.title': { en: 'Your payment plan', es: 'Su plan de pagos' },
  'planElection.failed': {
    en: 'Your payment plan did not load. You can still sign up.',
    es: 'Su plan de pagos no se cargó. Aun así puede inscribirse.',
  },
  'planElection.none': { en: 'You are not in the plan.', es: 'Usted no está en el plan.' },
  'planElection.requested': {
    en: 'We have your request. If we accept it, the plan starts on {date}. You need not sign up again.',
    es: 'Tenemos su solicitud. Si la aceptamos, el plan empieza el {date}. No tiene que inscribirse otra vez.',
  },
  'planElection.active': {
    en: 'You have been in the plan since {date}. You need not sign up again.',
    es: 'Usted está en el plan desde el {date}. No tiene que inscribirse otra vez.',
  },
  'planElection.leaving': {
    en: 'You leave the plan by {date}.',
    es: 'Usted sale del plan a más tardar el {date}.',
  },
  'planElection.nothing': {
    en: 'There is nothing to spread over this year',
    es: 'Este año no hay nada que repartir',
  },
  'planElection.see': { en: 'See the payment plan', es: 'Ver el plan de pagos' },
  'planElection.leave': { en: 'Leave the plan', es: 'Salir del plan' },
});
