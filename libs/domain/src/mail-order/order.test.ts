import { filterOrders, isNotCharged, trackerPlace } from './order';

test('an order has its place on the tracker, and a filter finds it', () => {
  expect(trackerPlace('received')).toBe(0);
  expect(trackerPlace('actionNeeded')).toBe(1);
  expect(trackerPlace('cancelled')).toBe(-1);
  expect(trackerPlace('delivered')).toBe(-1);
  const orders = (['shipped', 'delivered', 'returned', 'unknown'] as const).map((state) => ({
    state,
  }));
  const states = (filter: Parameters<typeof filterOrders>[1]) =>
    filterOrders(orders, filter).map(({ state }) => state);
  expect(states('all')).toHaveLength(4);
  expect(states('open')).toEqual(['shipped', 'unknown']);
  expect(states('delivered')).toEqual(['delivered']);
  expect(states('stopped')).toEqual(['returned']);
});

test.each([
  ['cancelled', '', null, true],
  ['cancelled', 'INV-1', null, false],
  ['cancelled', '', { amount: 8.75 }, false],
  ['returned', 'INV-1', null, false],
  ['filling', '', null, false],
] as const)(
  'an order that is %s with the invoice "%s" and the refund %j is not charged: %s',
  (state, invoiceId, refund, expected) => {
    expect(isNotCharged({ state, invoiceId, refund })).toBe(expected);
  },
);
