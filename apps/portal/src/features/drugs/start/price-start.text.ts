import { defineTexts } from '../../../language';

/** The question for a drug's price on the first page and the dashboard. */
export default defineTexts({
  'priceStart.zip': { en: 'ZIP code', es: 'Código postal' },
  /** Short: the field is as narrow as a ZIP code. */
  'priceStart.zipWrong': { en: 'Enter 5 digits.', es: 'Ingrese 5 dígitos.' },
});
