import { fillsUsed, refillUse, runsOutAfter } from './supplies';

test.each([
  [90, 30, 3],
  [60, 30, 2],
  [30, 30, 1],
  [90, 90, 1],
  [30, 90, 1],
  [90, 28, 4],
])('%s days of a prescription for %s use %s fills', (days, fillDays, fills) => {
  expect(fillsUsed(days, fillDays)).toBe(fills);
});

test.each([
  ['30 days of a prescription for 90 use a whole refill', 30, 90, 3, [1, 2, true]],
  ['90 days of a prescription for 30 use three', 90, 30, 8, [3, 5, false]],
  ['90 days of a prescription for 28 lose days of the fourth', 90, 28, 4, [4, 0, true]],
] as const)('%s', (_title, days, fillDays, refillsLeft, [refills, left, losesDays]) => {
  expect(refillUse(days, { fillDays, refillsLeft })).toEqual({ refills, left, losesDays });
});

test.each([
  { fillDays: null, refillsLeft: 3 },
  { fillDays: 90, refillsLeft: null },
])('what a supply uses is not known from %j', (facts) => {
  expect(refillUse(30, facts)).toBeNull();
});

test.each([
  ['adds to what is left', '2026-11-20', '2026-11-13', '2027-02-18'],
  ['begins on its day when nothing is left', '2026-11-01', '2026-11-13', '2027-02-11'],
  ['begins on its day when it is the first', null, '2026-11-13', '2027-02-11'],
])('a supply of 90 days %s', (_title, until, filledOn, runsOutOn) => {
  expect(runsOutAfter(until, filledOn, 90)).toBe(runsOutOn);
});
