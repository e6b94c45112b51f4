import { defineTexts } from '../../../language';

/** The claims of each person on paper, for a doctor or a tax adviser. */
export default defineTexts({
  'claims.summary.title': {
    en: 'Claims summary, {from} to {to}',
    es: 'Resumen de reclamaciones, del {from} al {to}',
  },
  'claims.summary.titleOnDay': {
    en: 'Claims summary, {day}',
    es: 'Resumen de reclamaciones, {day}',
  },
  'claims.summary.date': { en: 'Filled', es: 'Surtida' },
  'claims.summary.drug': { en: 'Drug', es: 'Medicamento' },
  'claims.summary.pharmacy': { en: 'Pharmacy, prescriber', es: 'Farmacia, médico' },
  'claims.summary.planPaid': { en: 'Plan paid', es: 'Pagó el plan' },
  'claims.summary.youPaid': { en: 'You paid', es: 'Usted pagó' },
  'claims.summary.status': { en: 'Status', es: 'Estado' },
  'claims.summary.ndc': { en: 'NDC {code}', es: 'NDC {code}' },
  'claims.summary.total': {
    en: 'You paid: {you}. Your plan paid: {plan}.',
    es: 'Usted pagó: {you}. Su plan pagó: {plan}.',
  },
  'claims.summary.note': {
    en: 'Claims that were not paid or were taken back are not in the totals.',
    es: 'Las reclamaciones no pagadas o anuladas no están en los totales.',
  },
});
