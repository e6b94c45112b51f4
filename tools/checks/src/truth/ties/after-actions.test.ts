import { part, rows, text } from '../oracle/world';
import { playDays } from './played';
import { tiesOf } from './ties';

type Days = ReturnType<typeof playDays>;

const card = { cardId: 'CARD-1' };

/** Orders what is ready, at the prices that the service says; at most so many. */
function order(days: Days, memberId: string, most: number): string {
  const refills = rows(days.call('mailOrderRefills.getList', { query: { memberId } })['refills']);
  const items = refills
    .filter(({ status, memberId: of }) => status === 'READY' && text(of) === memberId)
    .slice(0, most)
    .map(({ rxNumber, choices }) => {
      const choice = rows(choices).at(-1)!;
      return { rxNumber, days: choice['days'], cost: choice['cost'] };
    });
  expect(items).not.toEqual([]);
  const checkout = days.call('mailOrderCheckout.get', { query: { memberId } });
  const total = items.reduce((sum, { cost }) => sum + Math.round(Number(cost) * 100), 0) / 100;
  const placed = days.call('mailOrderCheckout.placeOrder', {
    idempotencyKey: `${memberId} ${most}`,
    body: {
      memberId,
      items,
      addressId: rows(checkout['addresses'])[0]?.['addressId'],
      shippingId: 'standard',
      packaging: { childResistant: true, largePrint: false, labelLanguage: 'en' },
      payment: { pciToken: 'PCI-CARD-1' },
      expectedTotal: total,
      healthConfirmed: true,
      agreed: true,
    },
  });
  const number = text(part(rows(placed['orders'])[0] ?? placed['order'])['orderNumber']);
  expect([number, Object.keys(placed)]).toEqual([expect.stringMatching(/^HD-/), expect.anything()]);
  return number;
}

const pay = (days: Days, amount: number, payOn?: string) =>
  days.call('payments.pay', {
    body: { amount, method: card, payOn },
    idempotencyKey: `${amount} ${payOn ?? ''}`,
  });

const ties = (days: Days) => tiesOf(days.world());

test.each([
  ['commercial-member', 'EVF00421787'],
  ['medicare-member', 'GMR00730512'],
  ['past-due-member', 'EVF00421787'],
  ['payment-planned', 'EVF00421787'],
  ['auto-refill', 'EVF00421787'],
  ['auto-refill-medicare', 'GMR00730512'],
  ['home-delivery-returned', 'EVF00421787'],
  ['family-authorized', 'EVF00421787'],
])('%s ties out as it is served, and on the days after', (name, memberId) => {
  const days = playDays(name, memberId);
  expect(ties(days)).toEqual([]);
  for (const later of [3, 12]) {
    days.daysAfter(later);
    expect([later, ties(days)]).toEqual([later, []]);
  }
});

test.each([
  ['commercial-member', 'EVF00421787'],
  ['medicare-member', 'GMR00730512'],
])('an order of %s: placed, shipped and delivered', (name, memberId) => {
  const days = playDays(name, memberId);
  const number = order(days, memberId, 2);
  expect(ties(days)).toEqual([]);
  days.daysAfter(5);
  const claims = rows(days.world().body('claims.getEntry')?.['entries']);
  expect(claims.filter(({ claimNumber }) => text(claimNumber).startsWith(number))).not.toEqual([]);
  expect(ties(days)).toEqual([]);
  days.daysAfter(20);
  expect(ties(days)).toEqual([]);
});

test('an order that is cancelled', () => {
  const memberId = 'EVF00421787';
  const days = playDays('commercial-member', memberId);
  const orderNumber = order(days, memberId, 2);
  days.call('mailOrders.cancel', { params: { orderNumber }, body: { memberId } });
  expect(ties(days)).toEqual([]);
  days.daysAfter(6);
  expect(ties(days)).toEqual([]);
});

test('a payment of a part, of the rest, and one that is planned and cancelled', () => {
  const days = playDays('past-due-member', 'EVF00421787');
  pay(days, 10);
  expect(ties(days)).toEqual([]);
  const paymentId = text(part(pay(days, 5, '2026-11-20')['payment'])['paymentId']);
  expect(ties(days)).toEqual([]);
  days.call('payments.cancelPlanned', { params: { paymentId } });
  expect(ties(days)).toEqual([]);
  pay(days, Number(days.call('payments.getAccount')['currentBalance']));
  expect(ties(days)).toEqual([]);
  days.daysAfter(4);
  expect(ties(days)).toEqual([]);
});

test('a planned payment whose day comes', () => {
  const days = playDays('past-due-member', 'EVF00421787');
  pay(days, 12, '2026-11-09');
  for (const later of [3, 4, 6]) {
    days.daysAfter(later);
    expect([later, ties(days)]).toEqual([later, []]);
  }
});
