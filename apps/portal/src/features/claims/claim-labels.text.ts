import { defineTexts } from '../../language';

/** The words for a claim wherever one is listed: on the claims screen and on the dashboard. */
export default defineTexts({
  'claimLabels.drug': { en: 'Drug', es: 'Medicamento' },
  'claimLabels.youPaid': { en: 'You paid', es: 'Usted pagó' },
  'claimLabels.status': { en: 'Status', es: 'Estado' },
  'claimLabels.for': { en: 'For {name}', es: 'Para {name}' },
  'claimLabels.drugMissing': {
    en: 'Drug name not available',
    es: 'Nombre del medicamento no disponible',
  },
  'claimLabels.notAvailable': { en: 'Not available', es: 'No disponible' },
  'claimLabels.status.paid': { en: 'Paid', es: 'Pagada' },
  'claimLabels.status.rejected': { en: 'Not paid', es: 'No pagada' },
  'claimLabels.status.reversed': { en: 'Reversed', es: 'Anulada' },
  'claimLabels.status.inProgress': { en: 'In progress', es: 'En proceso' },
  'claimLabels.status.adjusted': { en: 'Adjusted', es: 'Ajustada' },
  'claimLabels.status.duplicate': { en: 'Duplicate', es: 'Duplicada' },
  'claimLabels.status.missing': { en: 'Not stated', es: 'Sin indicar' },
});
