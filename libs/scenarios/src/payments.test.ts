import { Invoice, Payment } from '@portal/contracts/payments';
import { paymentCounts, sumAmounts } from '@portal/domain';
import * as z from 'zod/mini';
import { loadFixtures, newMemory, play, type Scenario } from '.';
import type { Json } from './scenario-file';

const { scenarios } = loadFixtures();
const named = (name: string) => scenarios.get(name) as Scenario;

/** One run of a scenario; makes the portal's calls. */
function running(name: string, today?: string) {
  let memory = newMemory(named(name));
  const ask = (
    endpointId: string,
    more: { body?: unknown; key?: string; params?: Record<string, string> } = {},
  ) => {
    const request = {
      endpointId,
      params: more.params ?? {},
      query: {},
      ...(more.body === undefined ? {} : { body: more.body }),
      ...(more.key === undefined ? {} : { idempotencyKey: more.key }),
    };
    const played = play(named(name), memory, request, today === undefined ? {} : { today });
    memory = played.memory;
    const { status, body } = played.answer;
    return { status, body: body as Record<string, Json> };
  };
  return Object.assign(ask, { memory: () => memory });
}

const onFile = { cardId: 'CARD-1' };
const newCard = (token: string) => ({
  card: {
    token,
    brand: 'Visa',
    last4: '1111',
    expMonth: 12,
    expYear: 2031,
    billingZip: '55000',
  },
  isHsa: true,
  save: true,
});

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
  test('lowers the balance at once, pays the oldest invoice first and stands in the history', () => {
    const ask = running('past-due-member', '2027-01-10');
    expect(ask('payments.getAccount').body).toMatchObject({
      currentBalance: 48.2,
      pastDueAmount: 28.2,
    });
    const made = ask('payments.pay', { key: 'k1', body: { amount: 30, method: onFile } });
    expect(made.body['payment']).toMatchObject({
      amount: 30,
      status: 'PROCESSING',
      paidOn: '2027-01-10',
      card: { last4: '4242' },
    });
    expect(ask('payments.getAccount').body).toMatchObject({
      currentBalance: 18.2,
      pastDueAmount: 0,
    });
    expect(ask('mailOrder.getUserEligibility').body).toEqual({
      mailOrderUserEligibility: { eligibility: { currentBalance: 18.2 } },
    });
    const due = (ask('payments.getInvoices').body['invoices'] as { amountDue: Json }[]).map(
      ({ amountDue }) => amountDue,
    );
    expect(due).toEqual([18.2, '0.00', 0, '0.00', '0.00', '0.00']);
    const history = ask('payments.getHistory').body['payments'] as Json[];
    expect(history[0]).toEqual(made.body['payment']);
  });

  test('is made once for a key, and a key is not for two payments', () => {
    const ask = running('past-due-member');
    const body = { amount: 10, method: onFile };
    const first = ask('payments.pay', { key: 'same', body });
    expect(ask('payments.pay', { key: 'same', body })).toEqual(first);
    expect(ask('payments.getAccount').body).toMatchObject({ currentBalance: 38.2 });
    const other = ask('payments.pay', { key: 'same', body: { ...body, amount: 11 } });
    expect(other.status).toBe(422);
    expect(ask('payments.pay', { key: 'other', body }).status).toBe(200);
    expect(ask('payments.getAccount').body).toMatchObject({ currentBalance: 28.2 });
  });

  test.each([
    ['more than is owed', { amount: 48.21, method: onFile }, 409, 'PAYMENT_ABOVE_BALANCE'],
    ['an expired card', { amount: 1, method: { cardId: 'CARD-2' } }, 422, 'CARD_NOT_ACCEPTED'],
    ['an unknown card', { amount: 1, method: { cardId: 'CARD-9' } }, 422, 'CARD_NOT_ACCEPTED'],
    ['a declined card', { amount: 1, method: newCard('tok_declined_1') }, 422, 'PAYMENT_DECLINED'],
  ])('with %s is refused, and nothing is changed', (_what, body, status, code) => {
    const ask = running('past-due-member');
    const answer = ask('payments.pay', { key: 'k', body });
    expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(code) } });
    expect(ask('payments.getAccount').body).toMatchObject({ currentBalance: 48.2 });
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
      ...{ key: 'k', body: { amount: 1, method: newCard('tok_visa_00001111') } },
    });
    const { cardId } = cards(ask)[2] as { cardId: string };
    ask('payments.changeCard', { params: { cardId }, body: { isDefault: true } });
    expect(cards(ask).map(({ isDefault }) => isDefault)).toEqual([false, false, true]);
    expect(cards(ask)[2]).toMatchObject({ isHsa: true });
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

const bank = (token: string) => ({
  ...{ account: { token, kind: 'CHECKING', last4: '6789' }, agreed: true },
});

describe('a payment by bank', () => {
  test('is pending until a weekday, lowers the balance at once, and keeps no token', () => {
    const ask = running('past-due-member', '2026-11-06');
    const body = { amount: 28.2, method: bank('tok_bank_0001') };
    const { payment } = ask('payments.pay', { key: 'k', body }).body as { payment: Json };
    expect(payment).toMatchObject({
      ...{ status: 'PENDING', takenOn: '2026-11-09', paidOn: '2026-11-06', card: null },
      account: { kind: 'CHECKING', last4: '6789' },
    });
    expect(ask('payments.getAccount').body).toMatchObject({ currentBalance: 20 });
    expect(JSON.stringify(ask('payments.getHistory').body)).not.toContain('tok_');
    expect(ask.memory().facts['payments']).toHaveLength(1);
    expect(JSON.stringify(ask.memory())).not.toContain('tok_');
  });

  test('that the bank declines is refused', () => {
    const ask = running('past-due-member');
    const body = { amount: 1, method: bank('tok_declined_1') };
    expect(ask('payments.pay', { key: 'k', body }).status).toBe(422);
    expect(ask('payments.getAccount').body).toMatchObject({ currentBalance: 48.2 });
  });
});

describe('a payment on a later day', () => {
  const scenario = named('past-due-member');
  const request = (endpointId: string, more: object = {}) => ({
    ...{ endpointId, params: {}, query: {} },
    ...more,
  });
  const planned = (payOn: string, amount = 20) =>
    request('payments.pay', {
      ...{ idempotencyKey: `${payOn} ${amount}`, body: { amount, method: onFile, payOn } },
    });
  const balanceOf = (memory: ReturnType<typeof newMemory>, daysAhead: number) =>
    (
      play(scenario, memory, request('payments.getAccount'), { daysAhead }).answer.body as {
        currentBalance: number;
      }
    ).currentBalance;

  test('lowers the balance on its day, and not before', () => {
    const { memory, answer } = play(scenario, newMemory(scenario), planned('2026-11-20'));
    expect(answer.body).toMatchObject({
      payment: { status: 'PLANNED', takenOn: '2026-11-20', receiptEmailed: false },
    });
    expect(balanceOf(memory, 14)).toBe(48.2);
    expect(balanceOf(memory, 15)).toBe(28.2);
    const statusOn = (daysAhead: number) =>
      (
        play(scenario, memory, request('payments.getHistory'), { daysAhead }).answer.body as {
          payments: { status: string; paidOn: string }[];
        }
      ).payments[0];
    expect(statusOn(14)).toMatchObject({ status: 'PLANNED', paidOn: '2026-11-05' });
    const taken = { paidOn: '2026-11-20', takenOn: null };
    expect(statusOn(15)).toMatchObject({ status: 'PROCESSING', ...taken });
    expect(statusOn(16)).toMatchObject({ status: 'POSTED', ...taken });
  });

  test('is cancelled until its day, and no longer', () => {
    const { memory } = play(scenario, newMemory(scenario), planned('2026-11-20'));
    const cancel = request('payments.cancelPlanned', { params: { paymentId: 'PM-NEW-0001' } });
    expect(play(scenario, memory, cancel, { daysAhead: 15 }).answer.status).toBe(409);
    const cancelled = play(scenario, memory, cancel, { daysAhead: 14 });
    expect(cancelled.answer.body).toMatchObject({ payment: { status: 'CANCELLED' } });
    expect(balanceOf(cancelled.memory, 15)).toBe(48.2);
    const again = play(scenario, cancelled.memory, cancel).answer;
    expect([again.status, again.body]).toEqual([200, cancelled.answer.body]);
  });

  test('of the response file is taken on its day, too, or cancelled before', () => {
    const before = named('payment-planned');
    const ask = (daysAhead: number) =>
      play(before, newMemory(before), request('payments.getAccount'), { daysAhead }).answer.body;
    expect(ask(0)).toMatchObject({ currentBalance: 48.2 });
    expect(ask(15)).toMatchObject({ currentBalance: 28.2 });
    const cancel = request('payments.cancelPlanned', { params: { paymentId: 'PM-5101' } });
    const { memory } = play(before, newMemory(before), cancel);
    const { answer } = play(before, memory, request('payments.getHistory'));
    const { payments } = answer.body as { payments: { paymentId: string; status: string }[] };
    const rows = payments.filter(({ paymentId }) => paymentId === 'PM-5101');
    expect(rows).toMatchObject([{ status: 'CANCELLED' }]);
  });

  test('is made once for a key, and with others is never more than the balance', () => {
    const first = play(scenario, newMemory(scenario), planned('2026-11-20'));
    const again = play(scenario, first.memory, planned('2026-11-20'));
    expect(again.answer.body).toEqual(first.answer.body);
    expect(play(scenario, again.memory, planned('2026-11-25', 28.21)).answer.status).toBe(409);
    expect(play(scenario, again.memory, planned('2026-11-25', 28.2)).answer.status).toBe(200);
  });

  test.each(['2026-11-04', '2026-12-06'])('cannot be planned for %s', (day) => {
    expect(play(scenario, newMemory(scenario), planned(day)).answer).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('PAYMENT_DAY_REFUSED') },
    });
  });

  test.each([
    ['above what is left', 60],
    ['below what is owed', 40],
  ])('with an automatic payment whose limit is %s can be for what is left', (_what, ceiling) => {
    const ask = running('past-due-member');
    const pay = (payOn: string, amount: number) =>
      ask('payments.pay', { key: `${amount}`, body: { amount, method: onFile, payOn } }).status;
    expect(pay('2026-11-25', 20)).toBe(200);
    const terms = { dayOfMonth: 15, ceiling, method: onFile, agreed: true };
    expect(ask('payments.setAutomatic', { body: terms }).status).toBe(200);
    expect([pay('2026-11-16', 28.21), pay('2026-11-16', 28.2)]).toEqual([409, 200]);
    expect(pay('2026-11-15', 0.01)).toBe(409);
  });

  test('is less, once some of it is paid today', () => {
    const ask = running('past-due-member');
    const pay = (amount: number, payOn?: string) =>
      ask('payments.pay', { key: `${amount}`, body: { amount, method: onFile, payOn } }).status;
    expect([pay(30, '2026-11-20'), pay(10), pay(8.21), pay(8.2)]).toEqual([200, 200, 409, 200]);
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
  expect(document('INV-1007').body).toMatchObject({ invoiceNumber: 'EVF-1007', amount: '20.00' });
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
