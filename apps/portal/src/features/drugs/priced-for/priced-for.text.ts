import { defineTexts } from '../../../language';

/** For whom of the family, and by which plan, prices and drugs are. */
export default defineTexts({
  'person.for': { en: 'For whom', es: 'Para quién' },
  'person.self': { en: 'You', es: 'Usted' },
  'person.lost': {
    en: 'The people of your plan did not load. What you see is for you.',
    es: 'No se cargaron las personas de su plan. Se muestran sus datos.',
  },
  'person.notSeen': {
    en: 'You do not see the drugs and prices of the person you chose. What you see is for you.',
    es: 'Usted no ve los medicamentos y precios de la persona que eligió. Se muestran sus datos.',
  },
  'person.others': {
    en: 'Other adults on your plan see their drugs and prices in their own accounts.',
    es: 'Los demás adultos de su plan ven sus medicamentos y precios en sus propias cuentas.',
  },
  'otherPlan.title': {
    en: 'You are looking at {plan}, not at your own plan',
    es: 'Está viendo {plan}, no su propio plan',
  },
  'otherPlan.hint': {
    en: 'Prices are those at the start of this year, with nothing paid yet.',
    es: 'Los precios son los del inicio de este año, sin nada pagado todavía.',
  },
  'otherPlan.own': { en: 'Back to your own plan', es: 'Volver a su propio plan' },
});
