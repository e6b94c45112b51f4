import { defineTexts } from './dictionary';

/**
 * What a part of a page shows, for "Loading your claims…" and "Your claims did not load." Each begins as inside a
 * sentence; in Spanish with its article or possessive, which says whether it is one or several.
 */
export default defineTexts({
  'what.benefits': { en: 'your benefits', es: 'sus beneficios' },
  'what.claims': { en: 'your claims', es: 'sus reclamaciones' },
  'what.details': { en: 'the details', es: 'los detalles' },
  'what.drug': { en: 'the drug', es: 'el medicamento' },
  'what.drugList': { en: 'the drug list', es: 'la lista de medicamentos' },
  'what.drugs': { en: 'your drugs', es: 'sus medicamentos' },
  'what.healthInformation': { en: 'your health information', es: 'su información de salud' },
  'what.limits': { en: 'your limits', es: 'sus límites' },
  'what.monthlySpending': { en: 'your monthly spending', es: 'sus gastos por mes' },
  'what.orders': { en: 'your orders', es: 'sus pedidos' },
  'what.paymentPlan': { en: 'your payment plan', es: 'su plan de pagos' },
  'what.pharmacy': { en: 'your pharmacy', es: 'su farmacia' },
  'what.planBalance': { en: 'your plan balance', es: 'el saldo de su plan' },
  'what.plans': { en: 'your plans', es: 'sus planes' },
  'what.prices': { en: 'your prices', es: 'sus precios' },
  'what.whatCounted': { en: 'what counted', es: 'las sumas de sus límites' },
});
