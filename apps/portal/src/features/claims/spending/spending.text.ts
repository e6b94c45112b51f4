import { defineTexts } from '../../../language';

/** What was paid in each month. */
export default defineTexts({
  'claims.spending.title': { en: 'Monthly spending', es: 'Gastos por mes' },
  'claims.spending.range': {
    en: 'Monthly spending, {from} to {to}',
    es: 'Gastos por mes, de {from} a {to}',
  },
  'claims.spending.chart': {
    en: '{range}. The table next to it has the same amounts.',
    es: '{range}. La tabla de al lado tiene los mismos montos.',
  },
  'claims.spending.filtered': {
    en: 'Only claims that match your filters are counted.',
    es: 'Solo se suman las reclamaciones que coinciden con sus filtros.',
  },
  'claims.spending.none': {
    en: 'Nothing was paid for claims in the last six months.',
    es: 'No se pagó nada por reclamaciones en los últimos seis meses.',
  },
  'claims.spending.month': { en: 'Month', es: 'Mes' },
  'claims.spending.total': { en: 'Total', es: 'Total' },
});
