import { defineTexts } from '../../language';

/** The words for a claim wherever one is listed: on the claims screen and on the dashboard. */
export default defineTexts({
  'claimWords.drug': { en: 'Drug', es: 'Medicamento' },
  'claimWords.youPaid': { en: 'You paid', es: 'Usted pagó' },
  'claimWords.status': { en: 'Status', es: 'Estado' },
  'claimWords.for': { en: 'For {name}', es: 'Para {name}' },
  'claimWords.drugMissing': {
    en: 'Drug name not available',
    es: 'Nombre del medicamento no disponible',
  },
  'claimWords.notAvailable': { en: 'Not available', es: 'No disponible' },
  'claimWords.loading': { en: 'Loading your claims…', es: 'Cargando sus reclamaciones…' },
  'claimWords.failed': {
    en: 'Your claims did not load.',
    es: 'Sus reclamaciones no se cargaron.',
  },
  'claimWords.status.paid': { en: 'Paid', es: 'Pagada' },
  'claimWords.status.rejected': { en: 'Not paid', es: 'No pagada' },
  'claimWords.status.reversed': { en: 'Reversed', es: 'Anulada' },
  'claimWords.status.inProgress': { en: 'In progress', es: 'En proceso' },
  'claimWords.status.adjusted': { en: 'Adjusted', es: 'Ajustada' },
  'claimWords.status.duplicate': { en: 'Duplicate', es: 'Duplicada' },
  'claimWords.status.missing': { en: 'Not stated', es: 'Sin indicar' },
});
