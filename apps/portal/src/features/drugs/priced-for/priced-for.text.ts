import { defineTexts } from '../../../language';

/** For whom of the family, and by which plan, prices and drugs are. */
export default defineTexts({
  'person.for': { en: 'For whom', es: 'Para quién' },
  'person.self': { en: 'You', es: 'Usted' },
  'person.lost': {
    en: 'The people of your plan did not load. These prices are for you.',
    es: 'No se cargaron las personas de su plan. Estos precios son para usted.',
  },
  'person.mustAllow': {
    en: 'To see the drugs of another adult, that person must allow it first: {link}.',
    es: 'Para ver los medicamentos de otro adulto, esa persona debe permitirlo primero: {link}.',
  },
  'person.authorizations': { en: 'Family and authorizations', es: 'Familia y autorizaciones' },
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
