import { defineExamples } from '../examples';
import { payments } from './payments';

const method = { cardId: 'CARD-1' };

export const examples = defineExamples(payments, {
  getInvoiceDocument: () => [{ invoiceId: 'INV-1004' }],
  pay: () => [{ body: { amount: 20, method } }],
  setAutomatic: () => [{ body: { dayOfMonth: 15, ceiling: 60, method, agreed: true as const } }],
});
