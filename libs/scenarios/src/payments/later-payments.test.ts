import { newMemory, play } from '..';
import type { Json } from '../files/scenario-file';
import { named, newCard, onFile, running } from '../testing/payments';

const bank = (token: string) => ({
  account: { token, kind: 'CHECKING', last4: '6789' },
  agreed: true,
});

test('a payment names its key in the history: equal ones of a day are told apart', () => {
  const ask = running('past-due-member', '2026-11-05');
  const body = { amount: 10, method: onFile };
  const bodies = [
    body,
    body,
    { ...body, method: bank('tok_bank_0001') },
    { ...body, payOn: '2026-11-20' },
  ];
  const made = bodies.map(
    (each, at) =>
      ask('payments.pay', { key: `key-${at}`, body: each }).body['payment'] as Record<string, Json>,
  );
  const rows = ask('payments.getHistory').body['payments'] as Record<string, Json>[];
  for (const [at, { paymentId }] of made.entries()) {
    const found = rows.filter((row) => row['idempotencyKey'] === `key-${at}`);
    expect(found.map((row) => row['paymentId'])).toEqual([paymentId]);
  }
});

describe('a payment by bank', () => {
  test('is pending until a weekday, lowers the balance at once, and keeps no token', () => {
    const ask = running('past-due-member', '2026-11-06');
    const body = { amount: 21, method: bank('tok_bank_0001') };
    const { payment } = ask('payments.pay', { key: 'k', body }).body as { payment: Json };
    expect(payment).toMatchObject({
      status: 'PENDING',
      takenOn: '2026-11-09',
      paidOn: '2026-11-06',
      card: null,
      account: { kind: 'CHECKING', last4: '6789' },
    });
    expect(ask('payments.getAccount').body).toMatchObject({ currentBalance: 19.5 });
    expect(JSON.stringify(ask('payments.getHistory').body)).not.toContain('tok_');
    expect(ask.memory().facts['payments']).toHaveLength(1);
    expect(JSON.stringify(ask.memory())).not.toContain('tok_');
  });

  test('that the bank declines is refused', () => {
    const ask = running('past-due-member');
    const body = { amount: 1, method: bank('tok_declined_1') };
    expect(ask('payments.pay', { key: 'k', body }).status).toBe(422);
    expect(ask('payments.getAccount').body).toMatchObject({ currentBalance: 40.5 });
  });
});

describe('a payment on a later day', () => {
  const scenario = named('past-due-member');
  const request = (endpointId: string, more: object = {}) => ({
    endpointId,
    params: {},
    query: {},
    ...more,
  });
  const planned = (payOn: string, amount = 20) =>
    request('payments.pay', {
      idempotencyKey: `${payOn} ${amount}`,
      body: { amount, method: onFile, payOn },
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
    expect(balanceOf(memory, 14)).toBe(40.5);
    expect(balanceOf(memory, 15)).toBe(20.5);
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
    expect(balanceOf(cancelled.memory, 15)).toBe(40.5);
    const again = play(scenario, cancelled.memory, cancel).answer;
    expect([again.status, again.body]).toEqual([200, cancelled.answer.body]);
  });

  test('of the response file is taken on its day, too, or cancelled before', () => {
    const before = named('payment-planned');
    const ask = (daysAhead: number) =>
      play(before, newMemory(before), request('payments.getAccount'), { daysAhead }).answer.body;
    expect(ask(0)).toMatchObject({ currentBalance: 40.5 });
    expect(ask(15)).toMatchObject({ currentBalance: 21 });
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
    expect(play(scenario, again.memory, planned('2026-11-25', 20.51)).answer.status).toBe(409);
    expect(play(scenario, again.memory, planned('2026-11-25', 20.5)).answer.status).toBe(200);
  });

  test.each(['2026-11-04', '2026-12-06'])('cannot be planned for %s', (day) => {
    expect(play(scenario, newMemory(scenario), planned(day)).answer).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('PAYMENT_DAY_REFUSED') },
    });
  });

  test.each([
    ['2026-11-30', 200],
    ['2026-12-01', 422],
  ])('by a card good through 11/2026 on %s: %s', (payOn, status) => {
    const ask = running('past-due-member');
    const typed = newCard('tok_lastmonth');
    const method = { ...typed, card: { ...typed.card, expMonth: 11, expYear: 2026 } };
    const { body, ...answer } = ask('payments.pay', {
      key: 'k',
      body: { amount: 5, method, payOn },
    });
    expect(answer.status).toBe(status);
    const refused = status === 422;
    expect(JSON.stringify(body).includes('CARD_EXPIRES_BEFORE_DAY')).toBe(refused);
    expect(JSON.stringify(ask('payments.getHistory').body).includes('PLANNED')).toBe(!refused);
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
    expect([pay('2026-11-16', 20.51), pay('2026-11-16', 20.5)]).toEqual([409, 200]);
    expect(pay('2026-11-15', 0.01)).toBe(409);
  });

  test('is less, once some of it is paid today', () => {
    const ask = running('past-due-member');
    const pay = (amount: number, payOn?: string) =>
      ask('payments.pay', { key: `${amount}`, body: { amount, method: onFile, payOn } }).status;
    expect([pay(25, '2026-11-20'), pay(10), pay(5.51), pay(5.5)]).toEqual([200, 200, 409, 200]);
  });
});
