import type { Fault } from './fault';

const features = 'apps/portal/src/features';

/** Mistakes of documents and texts: answers of one scenario that contradict each other, and words of one language. */
export const documentFaults: readonly Fault[] = [
  {
    means: 'A claim’s row and its detail have two amounts',
    file: 'fixtures/responses/claims.getHistory/family-year.json',
    text: '"amtInsurancePaid": 156.0,\n        "copayAmount": "212.00"',
    put: '"amtInsurancePaid": 156.0,\n        "copayAmount": "221.00"',
    scenario: 'commercial-member',
  },
  {
    means: 'An invoice bills a fill that no claim has',
    file: 'fixtures/responses/payments.getInvoices/paid-up.json',
    text: '"filledOn": "2026-07-13"',
    put: '"filledOn": "2026-07-14"',
    scenario: 'commercial-member',
  },
  {
    means: 'The plan’s balance has sums that the claims do not come to',
    file: 'fixtures/responses/balances.getPlanBalance/family-1500.json',
    text: '"planName"',
    put: '"grossDrugCost": "3223.16", "memberPaid": "2346.40", "planPaid": "876.76", "planName"',
    scenario: 'commercial-member',
  },
  {
    means: 'The Spanish words say what was paid twice, and not the limit',
    file: `${features}/balances/balance-labels.text.ts`,
    text: "es: '{met} de {maximum}'",
    put: "es: '{met} de {met}'",
    scenario: 'commercial-member',
    language: 'es',
  },
  {
    means: 'The Spanish banner does not say the balance',
    file: `${features}/dashboard/dashboard.text.ts`,
    text: 'Su saldo de entrega a domicilio es de {balance}. Pague la parte vencida',
    put: 'Pague la parte vencida de su saldo de entrega a domicilio',
    scenario: 'past-due-member',
    language: 'es',
  },
  {
    means: 'A reversed claim is called paid in Spanish',
    file: `${features}/claims/claim-labels.text.ts`,
    text: "es: 'Anulada'",
    put: "es: 'Pagada'",
    scenario: 'commercial-member',
    language: 'es',
  },
  {
    means: 'A canceled order is called delivered',
    file: `${features}/mail-order/mail-order.text.ts`,
    text: "'mailOrder.state.cancelled': { en: 'Canceled'",
    put: "'mailOrder.state.cancelled': { en: 'Delivered'",
    scenario: 'commercial-member',
  },
];
