import {
  agreedDrugs,
  countedLimit,
  type DrugLimits,
  fillCostOfDrugs,
  ownLimits,
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

const byBalances = (met: number | null, family: LimitSoFar | null = null) => ({
  deductible: { individual: { met, limit: 1500 }, family },
  outOfPocket: { individual: { met: 250, limit: 4000 }, family: { met: 950, limit: 8000 } },
});

test.each<[string, number | null, LimitSoFar, string[]]>([
  ['which may be a claim ahead', 260, { met: 260, limit: 1500 }, []],
  ['also where they know no amount', null, { met: null, limit: 1500 }, []],
  [
    'but not one that is met in one answer alone',
    1500,
    { met: null, limit: null },
    ['limits.deductible'],
  ],
])('the balances decide, %s', (_why, met, expected, disputed) => {
  const agreed = agreedDrugs(limits(own, notKnown), byBalances(met));
  expect(agreed.answer.limits.deductible).toEqual(expected);
  expect(agreed.answer.limits.outOfPocket).toEqual({ met: 250, limit: 4000 });
  expect(agreed.answer.familyLimits.deductible).toEqual({ met: null, limit: 'none' });
  expect(agreed.disputed).toEqual(disputed);
});

test('what a fill costs is not known where a limit of the family is disputed', () => {
  const drugs = limits(own, { met: 3000, limit: 3000 });
  const { answer, disputed } = agreedDrugs(drugs, byBalances(200, { met: 2000, limit: 3000 }));
  expect(disputed).toEqual(['familyLimits.deductible']);
  expect(fillCostOfDrugs({ ...answer, hasExtraHelp: false }).cost).toBe('unknown');
});

test('one’s own limits are those of the answer that is here', () => {
  const drugs = limits(own, notKnown);
  expect(ownLimits(drugs, byBalances(260)).deductible.met).toBe(260);
  expect(ownLimits(drugs, null)).toEqual(drugs.limits);
  expect(ownLimits(null, byBalances(260)).deductible).toEqual({ met: 260, limit: 1500 });
  expect(ownLimits(null, null).deductible).toEqual({ met: null, limit: null });
});
