import { errorCodeOf } from '@portal/contracts';
import { Invoice, Payment } from '@portal/contracts/payments';
import { paymentCounts, sumAmounts } from '@portal/domain';
import * as z from 'zod/mini';
import { loadFixtures, newMemory, play } from '..';
import type { Json } from '../files/scenario-file';
import { named, newCard, onFile, running } from '../testing/payments';

const { scenarios } = loadFixtures();

describe('figures tie out', () => {
  const telling = [...scenarios.values()].filter(
    ({ responses }) =>
      typeof responses['payments.getInvoices'] === 'string' &&
      !responses['payments.getAccount'] &&
      typeof responses['mailOrder.getUserEligibility'] === 'string',
  );

  test('in more scenarios than one', () => {
    expect(telling.length).toBeGreaterThan(3);
  });

  test.each(telling.map(({ name }) => name))(
    '%s: billed less paid is what is left of the invoices, and what the banner goes by',
    (name) => {
      const ask = running(name);
      const invoices = z.array(Invoice).parse(ask('payments.getInvoices').body['invoices']);
      const payments = z.array(Payment).parse(ask('payments.getHistory').body['payments']);
      const counted = payments.filter(({ status }) => paymentCounts(status.kind));
      const billed = sumAmounts(invoices.map(({ amount }) => amount));
      const paid = sumAmounts(counted.map(({ amount }) => amount));
      const left = sumAmounts(invoices.map(({ amountDue }) => amountDue));
      expect(sumAmounts([billed, -paid])).toBe(left);
      expect(ask('payments.getAccount').body['currentBalance']).toBe(left);
      expect(ask('mailOrder.getUserEligibility').body).toEqual({
        mailOrderUserEligibility: { eligibility: { currentBalance: left } },
      });
      for (const { lines, amount } of invoices) {
        expect(sumAmounts((lines ?? []).map((line) => line.amount))).toBe(amount);
      }
    },
  );
});

describe('a payment', () => {
  test('lowers the balance at once, pays the oldest invoice first and is in the history', () => {
    const ask = running('past-due-member', '2027-01-10');
    expect(ask('payments.getAccount').body).toMatchObject({
      currentBalance: 40.5,
      pastDueAmount: 21,
    });
    const made = ask('payments.pay', { key: 'k1', body: { amount: 30, method: onFile } });
    expect(made.body['payment']).toMatchObject({
      amount: 30,
      status: 'PROCESSING',
      paidOn: '2027-01-10',
      card: { last4: '4242' },
    });
    expect(ask('payments.getAccount').body).toMatchObject({
      currentBalance: 10.5,
      pastDueAmount: 0,
    });
    expect(ask('mailOrder.getUserEligibility').body).toEqual({
      mailOrderUserEligibility: { eligibility: { currentBalance: 10.5 } },
    });
    const due = (ask('payments.getInvoices').body['invoices'] as { amountDue: Json }[]).map(
      ({ amountDue }) => amountDue,
    );
    expect(due).toEqual(['0.00', 10.5, 0, '0.00', '0.00', '0.00', '0.00', '0.00']);
    const history = ask('payments.getHistory').body['payments'] as Json[];
    expect(history[0]).toEqual(made.body['payment']);
  });

  test('is made once for a key, and a key is not for two payments', () => {
    const ask = running('past-due-member');
    const body = { amount: 10, method: onFile };
    const first = ask('payments.pay', { key: 'same', body });
    expect(ask('payments.pay', { key: 'same', body })).toEqual(first);
    expect(ask('payments.getAccount').body).toMatchObject({ currentBalance: 30.5 });
    const other = ask('payments.pay', { key: 'same', body: { ...body, amount: 11 } });
    expect(other.status).toBe(422);
    expect(errorCodeOf(other.status, other.body)).toBe('KEY_USED_BEFORE');
    expect(ask('payments.pay', { key: 'other', body }).status).toBe(200);
    expect(ask('payments.getAccount').body).toMatchObject({ currentBalance: 20.5 });
  });

  test.each([
    ['more than is owed', { amount: 40.51, method: onFile }, 409, 'PAYMENT_ABOVE_BALANCE'],
    ['an expired card', { amount: 1, method: { cardId: 'CARD-2' } }, 422, 'CARD_NOT_ACCEPTED'],
    ['an unknown card', { amount: 1, method: { cardId: 'CARD-9' } }, 422, 'CARD_NOT_ACCEPTED'],
    ['a declined card', { amount: 1, method: newCard('tok_declined_1') }, 422, 'PAYMENT_DECLINED'],
  ])('with %s is refused, and nothing is changed', (_what, body, status, code) => {
    const ask = running('past-due-member');
    const answer = ask('payments.pay', { key: 'k', body });
    expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(code) } });
    expect(ask('payments.getAccount').body).toMatchObject({ currentBalance: 40.5 });
  });

  test('with a new card saves it once if requested, and never shows a token', () => {
    const ask = running('past-due-member');
    const method = newCard('tok_visa_00001111');
    ask('payments.pay', { key: 'a', body: { amount: 1, method } });
    ask('payments.pay', { key: 'b', body: { amount: 1, method } });
    ask('payments.pay', {
      key: 'c',
      body: { amount: 1, method: { ...newCard('tok_once'), save: false } },
    });
    const cards = ask('payments.getCards').body['cards'] as { last4: string }[];
    expect(cards.map(({ last4 }) => last4)).toEqual(['4242', '4444', '1111']);
    expect(JSON.stringify(cards)).not.toContain('tok_');
  });
});

describe('a card on file', () => {
  const cards = (ask: ReturnType<typeof running>) =>
    ask('payments.getCards').body['cards'] as Record<string, Json>[];

  test('has the name that the member gives it, also for home delivery', () => {
    const ask = running('commercial-member');
    const params = { cardId: 'CARD-1' };
    ask('payments.changeCard', { params, body: { nickname: 'Joint card' } });
    expect(cards(ask)[0]).toMatchObject({ nickname: 'Joint card', isDefault: true });
    expect(ask('mailOrderCheckout.get').body['cards']).toMatchObject([
      { cardId: 'CARD-1', nickname: 'Joint card', isHsa: false },
      { cardId: 'CARD-2', nickname: '', isHsa: true },
    ]);
    ask('payments.changeCard', { params, body: { nickname: '' } });
    expect(cards(ask)[0]).toMatchObject({ nickname: '' });
  });

  test('is the usual one alone', () => {
    const ask = running('past-due-member');
    ask('payments.pay', {
      key: 'k',
      body: { amount: 1, method: newCard('tok_visa_00001111') },
    });
    const { cardId } = cards(ask)[2] as { cardId: string };
    ask('payments.changeCard', { params: { cardId }, body: { isDefault: true } });
    expect(cards(ask).map(({ isDefault }) => isDefault)).toEqual([false, false, true]);
    expect(cards(ask)[2]).toMatchObject({ isHsa: true });
  });

  test('is added without a payment, once for a token', () => {
    const ask = running('past-due-member');
    const { card } = newCard('tok_added_0001');
    const add = () => ask('payments.addCard', { body: { card, isHsa: true } });
    const rows = (add().body['cards'] as { last4: string; isHsa: boolean }[]).slice(2);
    expect(rows).toMatchObject([{ last4: card.last4, isHsa: true, isDefault: false }]);
    expect(add().body['cards']).toHaveLength(3);
    expect(ask('payments.getAccount').body).toMatchObject({ currentBalance: 40.5 });
    const declined = { ...card, token: 'tok_declined_1' };
    expect(ask('payments.addCard', { body: { card: declined, isHsa: false } }).status).toBe(422);
  });

  test.each([
    ['changeCard', 'CARD-2', { isDefault: true }, 422],
    ['changeCard', 'CARD-9', { nickname: 'No card' }, 404],
    ['removeCard', 'CARD-9', undefined, 404],
  ])('%s of %s is refused, and nothing is changed', (call, cardId, body, status) => {
    const ask = running('past-due-member');
    const before = cards(ask);
    expect(ask(`payments.${call}`, { params: { cardId }, body }).status).toBe(status);
    expect(cards(ask)).toEqual(before);
  });

  test('that is removed is gone, also for home delivery', () => {
    const ask = running('past-due-member');
    const { body } = ask('payments.removeCard', { params: { cardId: 'CARD-1' } });
    expect((body['cards'] as Json[]).length).toBe(1);
    expect(JSON.stringify(ask('mailOrderCheckout.get').body['cards'])).not.toContain('CARD-1');
    const charged = { key: 'k', body: { amount: 1, method: onFile } };
    expect(ask('payments.pay', charged).status).toBe(422);
  });

  test('that is removed is still named by what it paid', () => {
    const ask = running('past-due-member');
    const paid = () => JSON.stringify(ask('payments.getHistory').body['payments']);
    const before = paid();
    ask('payments.removeCard', { params: { cardId: 'CARD-1' } });
    expect(paid()).toBe(before);
  });
});

test('an automatic payment is set, changed and ended', () => {
  const ask = running('past-due-member');
  expect(ask('payments.getAutomatic').body).toEqual({ automatic: null });
  const body = { dayOfMonth: 12, ceiling: 60, method: onFile, agreed: true };
  ask('payments.setAutomatic', { body });
  expect(ask('payments.getAutomatic').body['automatic']).toMatchObject({
    dayOfMonth: 12,
    ceiling: 60,
    card: { brand: 'Visa', last4: '4242' },
  });
  ask('payments.stopAutomatic');
  expect(ask('payments.getAutomatic').body).toEqual({ automatic: null });
});

test('the document of an invoice is that of the invoice, or a 404', () => {
  const ask = running('past-due-member');
  const document = (invoiceId: string) =>
    ask('payments.getInvoiceDocument', { params: { invoiceId } });
  expect(document('INV-1007').body).toMatchObject({ invoiceNumber: 'EVF-1007', amount: '19.50' });
  expect(document('INV-9').status).toBe(404);
});

test.each(['2026-11-05', '2026-11-19', '2026-11-22', '2027-02-27'])(
  'on %s the automatic payments were made on the day of the automatic payment',
  (today) => {
    const call = running('commercial-member', today);
    const { automatic } = call('payments.getAutomatic').body as {
      automatic: { dayOfMonth: number };
    };
    const { payments } = call('payments.getHistory').body as {
      payments: { automatic: boolean; paidOn: string }[];
    };
    const days = payments
      .filter((payment) => payment.automatic)
      .map(({ paidOn }) => Number(paidOn.slice(8)));
    expect(days.length).toBeGreaterThan(1);
    expect(new Set(days)).toEqual(new Set([automatic.dayOfMonth]));
  },
);

test('a payment’s receipt goes to the email of the account, once, and names no amount', () => {
  const scenario = named('past-due-member');
  const request = {
    endpointId: 'payments.pay',
    params: {},
    query: {},
    body: { amount: 20, method: onFile },
    idempotencyKey: 'k1',
  };
  const first = play(scenario, newMemory(scenario), request);
  expect(first.answer.body).toMatchObject({ payment: { receiptEmailed: true } });
  const { confirmationNumber } = (first.answer.body as { payment: { confirmationNumber: string } })
    .payment;
  expect(first.sent).toHaveLength(1);
  expect(first.sent?.[0]).toMatchObject({ kind: 'email', subject: 'Your Everfern Rx payment' });
  expect(first.sent?.[0]?.text).toContain(confirmationNumber);
  expect(first.sent?.[0]?.text).not.toMatch(/\$|Visa|20\.00/);
  expect(play(scenario, first.memory, request).sent ?? []).toEqual([]);
});
