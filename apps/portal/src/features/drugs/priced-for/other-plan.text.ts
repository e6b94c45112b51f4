import { defineTexts } from '../../../language';

/** A member looks at drug lists and prices of another plan. */
export default defineTexts({
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
