import type { SentFill } from '../drug-price/fills-of-year';
import type { LimitSoFar } from './fill-cost';
import { leftOutIn, leftOutUntil, monthOfStory, yearOfDrugs } from './year-of-drugs';

const fill = (filledOn: string, youPay: number | null): SentFill => ({
  filledOn,
  drugName: 'Lipestra',
  youPay,
  deductible: youPay,
  outOfPocket: youPay,
});
const answer = (own: LimitSoFar, paid: SentFill[], toCome: SentFill[], family?: LimitSoFar) => ({
  countsYear: true,
  paid,
  drugs: [{ toCome }],
  limits: { deductible: own, outOfPocket: { met: 100, limit: 4000 } },
  familyLimits: {
    deductible: family ?? { met: null, limit: 'none' as const },
    outOfPocket: { met: null, limit: 'none' as const },
  },
});
const now = new Date('2026-11-05T14:00:00Z');
const paid = [fill('2026-02-01', 20), fill('2026-05-01', 40)];
const toCome = [fill('2026-11-20', 30)];
const yearOf = (...given: Parameters<typeof answer>) => yearOfDrugs(answer(...given), 2026, now);

test('what was paid, is to come and together are summed', () => {
  const whole = yearOf({ met: 60, limit: 1500 }, paid, toCome);
  expect(whole).toMatchObject({ paid: 60, total: 90, currentMonth: 11, otherCare: 40 });
  expect(whole.toCome).toEqual({ amount: 30, isAtLeast: false });
});

test.each([
  ['by a paid fill', { met: 60, limit: 50 }, 'met', 5],
  ['by a fill to come', { met: 60, limit: 90 }, 'toCome', 11],
  ['by other care', { met: 160, limit: 95 }, 'metElse', null],
] as const)('a deductible is met %s', (_how, limit, kind, month) => {
  const { deductible } = yearOf(limit, paid, toCome);
  expect([deductible?.kind, monthOfStory(deductible)]).toEqual([kind, month]);
});

test('a limit that the year does not meet says where it ends', () => {
  expect(yearOf({ met: 60, limit: 1500 }, paid, toCome).deductible).toEqual({
    kind: 'notThisYear',
    end: 90,
    limit: 1500,
    isFamily: false,
  });
});

test('a relative’s fill may have met the family’s deductible', () => {
  const family = { met: 3000, limit: 3000 };
  expect(yearOf({ met: 60, limit: 1500 }, paid, toCome, family).deductible).toMatchObject({
    kind: 'metElse',
    isFamily: true,
  });
});

test('what lacks an amount or a price is left out of its month, and of the sums from then on', () => {
  const whole = yearOf(
    { met: 60, limit: 1500 },
    [...paid, fill('', 5)],
    [...toCome, fill('2026-12-01', null)],
  );
  expect(whole).toMatchObject({ lacking: 1, unpriced: [12], otherCare: 0, deductible: null });
  expect([2, 11, 12].map((month) => leftOutIn(whole, month))).toEqual([1, 1, 1]);
  expect([2, 11, 12].map((month) => leftOutUntil(whole, month))).toEqual([1, 1, 2]);
});

test('without the year’s balances nothing is said of what is to come', () => {
  const given = { ...answer({ met: null, limit: 1500 }, paid, toCome), countsYear: false };
  expect(yearOfDrugs(given, 2026, now)).toMatchObject({ total: 60, deductible: null });
});
