import { rows, text } from '../world/world';
import { type Days, oracleAfter, order, pay } from './acted';
import { playDays } from './played';
import { tiesOf } from './ties';

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
  expect(number).toMatch(/^HD-/);
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
  const paymentId = text(pay(days, 5, '2026-11-20')['paymentId']);
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

test.each([
  [
    'past-due-member',
    'pays the balance',
    '2026-11-06',
    { 'owed own': '17.50', 'pastDue own': '0.00' },
  ],
  [
    'past-due-member',
    'plans a payment',
    '2026-11-13',
    { 'owed own': '17.50', 'plannedTotal own': '0.00', 'paymentStatus PM-NEW-0001': 'posted' },
  ],
  // An order is the next fill, and how the drug is taken from then on, while it waits and as a claim.
  [
    'home-delivery',
    'orders refills',
    '2026-11-05',
    {
      'drugRestOfYear own 99004215002 2026': '7.50',
      'yearCost own 99004413001 2027': '20.00',
      'swapSaving own 99004413001 99004414001': '5.00',
      'planYearTotal FAM-1500 2027': '5946.12',
    },
  ],
  [
    'home-delivery',
    'orders refills',
    '2026-11-08',
    {
      'drugRestOfYear own 99004215002 2026': '0.00',
      'yearCost own 99004413001 2027': '20.00',
      'planYearTotal FAM-1500 2027': '5946.12',
    },
  ],
  // Friday, and Monday.
  ['home-delivery', 'orders refills', '2026-11-06', { 'orderArrives HD-30001': '2026-11-09' }],
  ['coverage-waiting', 'waits', '2026-11-25', { 'requestStatus CD-2026-118-5210': 'denied' }],
])('%s %s: what is recomputed on %s', (scenario, action, day, expected) => {
  expect(Object.fromEntries(oracleAfter(scenario, action, day))).toMatchObject(expected);
});

test('of an action that is not acted nothing is known', () => {
  expect(
    oracleAfter('home-delivery-family', 'allows home delivery for an adult', '2026-11-06').size,
  ).toBe(0);
});
