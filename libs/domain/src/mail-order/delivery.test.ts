import { deliveryFrom, deliveryOf, laterBy, workBegins } from './delivery';

const standard = { from: 3, to: 5 };
const overnight = { from: 1, to: 1 };

test.each([
  ['on a Thursday, over Veterans Day', '2026-11-05', 9, standard, ['11-06', '11-10', '11-13']],
  ['on a Saturday, as on the Monday', '2026-11-14', 9, standard, ['11-17', '11-19', '11-23']],
  ['before the cut-off', '2026-11-06', 14, overnight, ['11-06', '11-09', '11-09']],
  ['at the cut-off on a Friday', '2026-11-06', 15, overnight, ['11-09', '11-10', '11-10']],
  ['before Thanksgiving', '2026-11-25', 9, overnight, ['11-25', '11-27', '11-27']],
])('an order %s ships and arrives on business days', (_when, day, hour, method, expected) => {
  const { shipsOn, arrivesFrom, arrivesBy } = deliveryOf({ day, hour }, method);
  expect([shipsOn, arrivesFrom, arrivesBy]).toEqual(expected.map((rest) => `2026-${rest}`));
});

test.each([
  ['in working hours', '2026-11-06', 14, '2026-11-06', 14],
  ['at the cut-off on a Friday', '2026-11-06', 15, '2026-11-09', 8],
  ['on a holiday', '2026-11-26', 9, '2026-11-27', 8],
])('an order %s is worked on from then, or the next business day', (_, day, hour, on, from) => {
  expect(workBegins({ day, hour })).toEqual({ day: on, hour: from });
});

test('an emergency at the address makes it arrive later, not ship later', () => {
  const placed = { day: '2026-11-05', hour: 9 };
  const { shipsOn, arrivesBy } = deliveryOf(placed, standard, 3);
  expect([shipsOn, arrivesBy]).toEqual(['2026-11-06', '2026-11-18']);
  expect(laterBy(deliveryOf(placed, standard).arrivesBy, 3)).toBe(arrivesBy);
});

test('what ships on a named day arrives as if it had been ordered the business day before', () => {
  expect(deliveryFrom('2026-11-06', standard)).toEqual(
    deliveryOf({ day: '2026-11-05', hour: 9 }, standard),
  );
  expect(deliveryFrom('2026-11-07', { from: 2, to: 2 }).arrivesBy).toBe('2026-11-09');
});

test.each([null, 0])('a delay of %s changes no day, and none is made of no day', (lateDays) => {
  expect([laterBy('2026-11-13', lateDays), laterBy('', 3)]).toEqual(['2026-11-13', '']);
});
