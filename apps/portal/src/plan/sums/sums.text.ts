import { defineTexts } from '../../language';

/** What may be said of a sum that lacks a part, wherever sums of claims are shown. */
export default defineTexts({
  'sums.atLeast': { en: 'At least {amount}', es: 'Al menos {amount}' },
  // In a chart, where there is no room for words.
  'sums.orMore': { en: '{amount}+', es: '{amount}+' },
  'sums.notKnown': { en: 'Not known yet', es: 'Aún no se sabe' },
});
