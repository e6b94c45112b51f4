import { countedLimit, type DrugLimits, fillCostOfDrugs } from './drug-limits';
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
