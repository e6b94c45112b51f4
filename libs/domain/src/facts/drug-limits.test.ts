import {
  countedLimit,
  type DrugLimits,
  disputedLimits,
  fillCostOfDrugs,
  knownLimitsOf,
  limitsByBalances,
} from './drug-limits';
import type { LimitSoFar } from './fill-cost';

const notKnown: LimitSoFar = { met: null, limit: 'none' };
const limits = (own: LimitSoFar, family: LimitSoFar): DrugLimits => ({
  limits: { deductible: own, outOfPocket: { met: 200, limit: 4000 } },
  familyLimits: { deductible: family, outOfPocket: { met: 900, limit: 8000 } },
});
const own = { met: 200, limit: 1500 };

test.each<[string, LimitSoFar, object]>([
  [
    'the family’s, where it has less left',
    { met: 2900, limit: 3000 },
    { met: 2900, limit: 3000, scope: 'family' },
  ],
  [
    'one’s own, where the family has as much left',
    { met: 1700, limit: 3000 },
    { ...own, scope: 'individual' },
  ],
  [
    'one’s own, where the family has none',
    { met: 2900, limit: 'none' },
    { ...own, scope: 'individual' },
  ],
  ['one’s own, where nothing is known of the family', notKnown, { ...own, scope: 'individual' }],
])('the limit that counts is %s', (_which, family, expected) => {
  expect(countedLimit(limits(own, family), 'deductible')).toEqual(expected);
});

test('what a fill costs follows from the limit that decides; nothing known of one’s own is not known', () => {
  const costOf = (given: DrugLimits, hasExtraHelp = false) =>
    fillCostOfDrugs({ ...given, hasExtraHelp }).cost;
  expect(costOf(limits(own, { met: 2900, limit: 3000 }))).toBe('full');
  expect(costOf(limits(own, { met: 3000, limit: 3000 }))).toBe('share');
  expect(costOf(limits(own, notKnown), true)).toBe('helpCopay');
  expect(costOf(limits(notKnown, notKnown))).toBe('unknown');
});

const byBalances = (met: number | null, family: LimitSoFar | null = null, limit = 1500) => ({
  deductible: { individual: { met, limit }, family },
  outOfPocket: { individual: { met: 250, limit: 4000 }, family: { met: 950, limit: 8000 } },
});

test.each<[string, { met: number | null; limit?: number }, string[]]>([
  ['a service that is a claim behind contradicts nothing', { met: 260 }, []],
  ['nor does one that does not know an amount', { met: null }, []],
  ['a limit that is met in one answer alone is disputed', { met: 1500 }, ['limits.deductible']],
  ['and one of another amount', { met: 200, limit: 1600 }, ['limits.deductible']],
])('%s', (_what, { met, limit = 1500 }, expected) => {
  const balances = byBalances(met, null, limit);
  expect(disputedLimits(limits(own, notKnown), balances)).toEqual(expected);
});

test('a limit of the family can be disputed; where one answer has none it is not', () => {
  const byDrugs = limits(own, { met: 3000, limit: 3000 });
  expect(disputedLimits(byDrugs, byBalances(200, { met: 2000, limit: 3000 }))).toEqual([
    'familyLimits.deductible',
  ]);
  expect(disputedLimits(byDrugs, byBalances(200, { met: 2000, limit: 'none' }))).toEqual([]);
});

test('the balances in the form of the answer say what they do not know', () => {
  const { familyLimits, limits: own } = limitsByBalances({
    deductible: { individual: null, family: null },
    outOfPocket: { individual: { met: 5, limit: 10 }, family: { met: null, limit: 20 } },
  });
  expect(own).toEqual({
    deductible: { met: null, limit: null },
    outOfPocket: { met: 5, limit: 10 },
  });
  expect(familyLimits).toEqual({
    deductible: { met: null, limit: 'none' },
    outOfPocket: { met: null, limit: 20 },
  });
});

test('one’s own limits are those of the drugs, and those of the balances where these lack them', () => {
  const drugs = limits(own, notKnown);
  expect(knownLimitsOf(drugs, byBalances(260)).deductible).toEqual(own);
  expect(knownLimitsOf(drugs, null)).toEqual(drugs.limits);
  const known = { met: 260, limit: 1500 };
  expect(knownLimitsOf(limits(notKnown, notKnown), byBalances(260)).deductible).toEqual(known);
  expect(knownLimitsOf(null, byBalances(260)).deductible).toEqual(known);
  expect(knownLimitsOf(null, null).deductible).toEqual({ met: null, limit: null });
});
