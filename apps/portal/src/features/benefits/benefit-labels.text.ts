import { defineTexts } from '../../language';

/** What tiers and costs are called on the benefits screen and on the dashboard. */
export default defineTexts({
  'benefitLabels.none': {
    en: 'We have no costs on record for your plan yet. Call us and we will tell you what a fill costs.',
    es: 'Aún no tenemos los costos de su plan. Llámenos y le diremos cuánto cuesta surtir una receta.',
  },
  'benefitLabels.tierNumber': { en: 'Tier {tier}', es: 'Nivel {tier}' },
  'benefitLabels.tier.1': {
    en: 'Preferred generic drugs',
    es: 'Medicamentos genéricos preferidos',
  },
  'benefitLabels.tier.2': { en: 'Generic drugs', es: 'Medicamentos genéricos' },
  'benefitLabels.tier.3': { en: 'Preferred brand drugs', es: 'Medicamentos de marca preferidos' },
  'benefitLabels.tier.4': { en: 'Non-preferred drugs', es: 'Medicamentos no preferidos' },
  'benefitLabels.tier.5': { en: 'Specialty drugs', es: 'Medicamentos especializados' },
  'benefitLabels.tier.6': { en: 'Select care drugs', es: 'Medicamentos de atención selecta' },
  'benefitLabels.atLeast': { en: '{share}, at least {least}', es: '{share}, mínimo {least}' },
  'benefitLabels.atMost': { en: '{share}, at most {most}', es: '{share}, máximo {most}' },
  'benefitLabels.between': {
    en: '{share}, at least {least} and at most {most}',
    es: '{share}, mínimo {least} y máximo {most}',
  },
  'benefitLabels.afterDeductible': { en: 'After your deductible', es: 'Después de su deducible' },
});
