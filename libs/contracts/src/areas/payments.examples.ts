import { defineExamples, type ExampleWorld } from '../examples';
import { payments } from './payments';

const onFile = { cardId: 'CARD-1' };
const cardOf = (token: string) => ({
  token,
  brand: 'Visa',
  last4: '4242',
  expMonth: 9,
  expYear: 2029,
  billingZip: '55000',
});
const newCard = (token: string, save: boolean) => ({ isHsa: save, card: cardOf(token), save });
/** A card whose last month is over on a later day. */
const lastMonth = {
  ...newCard('tok_example_2', false),
  card: { ...cardOf('tok_example_2'), expMonth: 11, expYear: 2026 },
};

const account = (token: string) => ({
  account: { token, kind: 'CHECKING' as const, last4: '6789' },
  agreed: true as const,
});

/** A member who owes something pays with a card on file, with a new one, and with one that the bank declines. */
const ways = ({ scenario }: ExampleWorld) =>
  scenario === 'past-due-member'
    ? [onFile, newCard('tok_example_1', true), newCard('tok_declined_1', false)]
    : [onFile];

export const examples = defineExamples(payments, {
  addCard: ({ scenario }) =>
    ['tok_example_1', ...(scenario === 'past-due-member' ? ['tok_declined_1'] : [])].map(
      (token) => ({ body: { card: cardOf(token), isHsa: false } }),
    ),
  changeCard: () => [
    { cardId: 'CARD-1', body: { nickname: 'Joint card' } },
    { cardId: 'CARD-1', body: { isDefault: true as const } },
    { cardId: 'CARD-2', body: { isDefault: true as const } },
    { cardId: 'CARD-9', body: { isDefault: true as const } },
  ],
  removeCard: () => [{ cardId: 'CARD-1' }, { cardId: 'CARD-9' }],
  getInvoiceDocument: (world) => [{ invoiceId: newestInvoice(world), lang: 'es' as const }],
  pay: (world) => [
    ...ways(world).map((method) => ({ body: { amount: 20, method } })),
    ...(world.scenario === 'past-due-member'
      ? [
          { body: { amount: 20, method: account('tok_example_1') } },
          { body: { amount: 20, method: onFile, payOn: '2026-11-20' } },
          { body: { amount: 20, method: onFile, payOn: '2026-12-20' } },
          { body: { amount: 20, method: lastMonth, payOn: '2026-12-02' } },
        ]
      : []),
  ],
  cancelPlanned: () => [{ paymentId: 'PM-5101' }],
  setAutomatic: (world) =>
    ways(world).map((method) => ({
      body: { dayOfMonth: 15, ceiling: 60, method, agreed: true as const },
    })),
});

function newestInvoice({ responseOf }: ExampleWorld): string {
  const answer = responseOf('payments.getInvoices') as {
    invoices?: { invoiceId: string }[];
  } | null;
  return answer?.invoices?.[0]?.invoiceId ?? 'INV-UNKNOWN';
}
