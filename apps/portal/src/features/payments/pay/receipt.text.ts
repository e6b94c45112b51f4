import { defineTexts } from '../../../language';

/** The receipt of a payment. */
export default defineTexts({
  'payments.receipt.title': { en: 'Receipt', es: 'Recibo' },
  'payments.receipt.loading': { en: 'Loading your receipt…', es: 'Cargando su recibo…' },
  'payments.receipt.failed': {
    en: 'The receipt did not load. If you made a payment, your history shows it.',
    es: 'El recibo no se cargó. Si hizo un pago, aparece en su historial.',
  },
  'payments.receipt.none': {
    en: 'We have no payment with this number.',
    es: 'No tenemos ningún pago con este número.',
  },
  'payments.receipt.thanks': { en: 'We have your payment', es: 'Recibimos su pago' },
  'payments.receipt.posted': {
    en: 'It shows as paid within 24 hours, by {date}.',
    es: 'Aparecerá como pagado en 24 horas, a más tardar el {date}.',
  },
  'payments.receipt.pending': {
    en: 'Your bank takes the money on {date}. Until then it is pending.',
    es: 'Su banco cobrará el dinero el {date}. Hasta entonces está pendiente.',
  },
  'payments.receipt.planned': { en: 'Your payment is planned', es: 'Su pago está programado' },
  'payments.receipt.plannedFor': {
    en: 'We take it on {date}.',
    es: 'Lo cobraremos el {date}.',
  },
  'payments.receipt.cancel': {
    en: 'You can cancel it in {place} until the day before.',
    es: 'Puede cancelarlo en {place} hasta el día anterior.',
  },
  'payments.receipt.yourHistory': { en: 'your payment history', es: 'su historial de pagos' },
  'payments.receipt.emailed': {
    en: 'We also emailed you its number and where to find the receipt.',
    es: 'También le enviamos por correo electrónico el número y dónde encontrar el recibo.',
  },
  'payments.receipt.history': { en: 'See payment history', es: 'Ver historial de pagos' },
});
