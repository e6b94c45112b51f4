import { oracleFor } from './oracle';
import { paceOf } from './prescriptions';
import { family, world } from './testing-world';
import { addDays } from '../world/calendar';
import { hasPrice } from '../world/plans';

test.each([
  ['as prescribed', 30, [30, 30, 30], [30, 31], 30],
  // 40 and 50 days of 30.
  ['more slowly', 30, [30, 30, 30], [40, 50], 45],
  ['much more slowly', 30, [30, 30, 30], [80, 90], 60],
  ['of another supply than before', 30, [90, 90, 30], [90, 90], 30],
  ['more slowly, of another supply', 90, [30, 30, 90], [40, 50], 135],
  ['of fills without days', 30, [Number.NaN, 30, 30], [90, 90], 30],
])('a supply lasts: %s', (_what, days, supplies, gaps, expected) => {
  let day = '2026-03-01';
  const filled = supplies.map((supply, at) => {
    day = at === 0 ? day : addDays(day, gaps[at - 1] ?? 0);
    return { day, days: supply };
  });
  expect(paceOf(days, filled)).toBe(expected);
});

test('what a drug without a price leaves of the limits is not known', () => {
  const [all, without] = ['commercial-member', 'my-drugs-one-without-price'].map((name) =>
    oracleFor(name),
  );
  const isOther = ([fact, value]: [string, string]) => without?.get(fact) !== value;
  expect([...(all ?? [])].filter(isOther)).toEqual([
    ['yearCost own 99005226002 2026', '1745.20'],
    ['yearCost own 99005226002 2027', '1745.20'],
  ]);
  expect(without?.size).toBe(Number(all?.size) - 2);
});

test.each([
  ['a drug', { 'myDrugs.getList': { drugsWithoutPrice: ['919601'] } }, false],
  ['another drug', { 'myDrugs.getList': { drugsWithoutPrice: ['919600'] } }, true],
  ['its pharmacy', { 'drugs.getPrice': { pharmaciesWithoutPrice: ['1999000148'] } }, false],
  ['another pharmacy', { 'drugs.getPrice': { pharmaciesWithoutPrice: ['1999000106'] } }, true],
  ['none', {}, true],
])('without a price of %s', (_what, bodies, expected) => {
  expect(hasPrice(world([], family, bodies), '99005196002', '1999000148')).toBe(expected);
});
