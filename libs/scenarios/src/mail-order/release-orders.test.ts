import { type Row, runOf } from '../testing/mail-order';

/** Pays with the card on file. */
const pay = (run: ReturnType<typeof runOf>, amount: number) =>
  run.call('payments.pay', {
    idempotencyKey: `pay-${amount}`,
    body: { amount, method: { cardId: 'CARD-1' } },
  });

test('an order that waits for a payment goes on once nothing is past due', () => {
  const run = runOf('past-due-member');
  const state = () => run.orders().find(({ orderNumber }) => orderNumber === 'HD-20431')!['state'];
  expect(state()).toBe('ACTION_NEEDED');
  pay(run, 10);
  expect(state()).toBe('ACTION_NEEDED');
  pay(run, 11);
  expect(run.call('payments.getAccount').body).toMatchObject({ pastDueAmount: 0 });
  expect(state()).toBe('CHECKING');
  const order = run.orders().find(({ orderNumber }) => orderNumber === 'HD-20431')!;
  const steps = (order['steps'] as Row[]).map(({ step }) => step);
  expect(steps).toEqual(['RECEIVED', 'CHECKING', 'ACTION_NEEDED', 'CHECKING']);
  // It is checked from now on, and not from before it waited.
  expect(order).toMatchObject({ checkedBy: 'INSURANCE', action: null });
  run.wait(25);
  expect(state()).toBe('SHIPPED');
  // It is on the bill now, next to what was not due before.
  expect(run.call('payments.getAccount').body).toMatchObject({ currentBalance: 37 });
});

test('its refills are taken while it waits and after the payment, and given back when it is cancelled', () => {
  const run = runOf('past-due-member');
  const left = () => run.refill('4400688')!['refillsLeft'];
  const before = left();
  pay(run, 21);
  expect(left()).toBe(before);
  run.call('mailOrders.cancel', {
    params: { orderNumber: 'HD-20431' },
    body: { memberId: 'EVF00421787' },
  });
  expect(left()).toBe(runOf('commercial-member').refill('4400688')!['refillsLeft']);
});
