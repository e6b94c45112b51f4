import { defineTexts } from '../../language';

/** What tiers and costs are called on the benefits screen and on the dashboard. */
export default defineTexts({
  'benefitWords.loading': { en: 'Loading your benefits…', es: 'Cargando sus beneficios…' },
  'benefitWords.failed': {
    en: 'Your benefits did not load.',
    es: 'Sus beneficios no se cargaron.',
  },
  'benefitWords.none': {
    en: 'We have no costs on record for your plan yet. Call us and we will tell you what a fill costs.',
    es: 'Aún no tenemos los costos de su plan. Llámenos y le diremos cuánto cuesta surtir una receta.',
  },
  'benefitWords.tierNumber': { en: 'Tier {tier}', es: 'Nivel {tier}' },
  'benefitWords.tier.1': { en: 'Preferred generic drugs', es: 'Medicamentos genéricos preferidos' },
  'benefitWords.tier.2': { en: 'Generic drugs', es: 'Medicamentos genéricos' },
  'benefitWords.tier.3': { en: 'Preferred brand drugs', es: 'Medicamentos de marca preferidos' },
  'benefitWords.tier.4': { en: 'Non-preferred drugs', es: 'Medicamentos no preferidos' },
  'benefitWords.tier.5': { en: 'Specialty drugs', es: 'Medicamentos especializados' },
  'benefitWords.tier.6': { en: 'Select care drugs', es: 'Medicamentos de atención selecta' },
  'benefitWords.atLeast': { en: '{share}, at least {least}', es: '{share}, mínimo {least}' },
  'benefitWords.atMost': { en: '{share}, at most {most}', es: '{share}, máximo {most}' },
  'benefitWords.between': {
    en: '{share}, at least {least} and at most {most}',
    es: '{share}, mínimo {least} y máximo {most}',
  },
  'benefitWords.afterDeductible': { en: 'After your deductible', es: 'Después de su deducible' },
});
