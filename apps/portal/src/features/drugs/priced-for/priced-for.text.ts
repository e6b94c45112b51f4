import { defineTexts } from '../../../language';

/** For whom of the family, and by which plan, prices and drugs are. */
export default defineTexts({
  'person.for': { en: 'For whom', es: 'Para quién' },
  'person.self': { en: 'You', es: 'Usted' },
  'person.lost': {
    en: 'The people of your plan did not load. What you see is for you.',
    es: 'No se cargaron las personas de su plan. Lo que ve es para usted.',
  },
  'person.others': {
    en: 'Another adult of your plan sees their drugs and prices in their own account.',
    es: 'Otro adulto de su plan ve sus propios medicamentos y precios en su cuenta.',
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
