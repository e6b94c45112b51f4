import { defineTexts } from '../../language';

/** Where one can have the plan: the check of a ZIP code, and the states and counties. */
export default defineTexts({
  'serviceArea.zip': { en: 'Your ZIP code', es: 'Su código postal' },
  'serviceArea.zipHint': { en: 'Five digits, such as 55000.', es: 'Cinco dígitos, como 55000.' },
  'serviceArea.zipInvalid': {
    en: 'Enter the five digits of your ZIP code, such as 55000.',
    es: 'Ingrese los cinco dígitos de su código postal, como 55000.',
  },
  'serviceArea.check': { en: 'Check', es: 'Verificar' },
  'serviceArea.inside': {
    en: 'Yes. You can have this plan in {zip}.',
    es: 'Sí. Puede tener este plan en {zip}.',
  },
  'serviceArea.outside': {
    en: 'No. This plan is not offered in {zip}.',
    es: 'No. Este plan no se ofrece en {zip}.',
  },
  'serviceArea.where': {
    en: 'Where you can have this plan in {year}',
    es: 'Dónde puede tener este plan en {year}',
  },
  'serviceArea.region': { en: 'Region: {region}', es: 'Región: {region}' },
});
