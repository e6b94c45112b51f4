import { type DrugOfYear, type ListRules, yearChange, yearDifference } from './next-year';

const rules = (changed: Partial<ListRules> = {}): ListRules => ({
  tier: 3,
  priorAuthorization: false,
  stepTherapy: [],
  quantityLimit: null,
  partBOrD: false,
  limitedAccess: false,
  ...changed,
});
const year = (yearCost: number | null, changed: Partial<ListRules> = {}): DrugOfYear => ({
  rules: rules(changed),
  yearCost,
});
const gone: DrugOfYear = { rules: null, yearCost: null };
const limit = (quantity: number, days = 30) => ({ quantityLimit: { quantity, days } });

test.each([
  ['nothing', year(48), year(48), 'same', 0, []],
  ['a higher tier', year(1104), year(1766.4, { tier: 4 }), 'costsMore', 662.4, []],
  ['a lower price', year(40), year(32), 'costsLess', -8, []],
  ['the list without it', year(480), gone, 'notCovered', null, []],
  ['a list that never had it', gone, gone, 'same', null, []],
  ['a list that has it now', gone, year(48), 'costsLess', null, []],
  ['approval first', year(48), year(48, { priorAuthorization: true }), 'newRules', 0, ['pa']],
  [
    'approval first, and dearer',
    year(1),
    year(2, { priorAuthorization: true }),
    'costsMore',
    1,
    ['pa'],
  ],
  [
    'a new drug to try first',
    year(1),
    year(1, { stepTherapy: [{ drugName: 'Metformin' }] }),
    'newRules',
    0,
    ['st'],
  ],
  ['fewer a day', year(1, limit(60)), year(1, limit(30)), 'newRules', 0, ['ql']],
  ['as many a day', year(1, limit(30)), year(1, limit(90, 90)), 'same', 0, []],
  ['more a day', year(1, limit(30)), year(1, limit(60)), 'same', 0, []],
  ['no limit', year(1, limit(30)), year(1), 'same', 0, []],
  [
    'Part B or D',
    year(1),
    year(1, { partBOrD: true, limitedAccess: true }),
    'newRules',
    0,
    ['bd', 'la'],
  ],
  ['no price', year(48), year(null), 'unknown', null, []],
  ['no price this year', year(null), year(48), 'unknown', null, []],
  [
    'no price, and approval first',
    year(48),
    year(null, { priorAuthorization: true }),
    'newRules',
    null,
    ['pa'],
  ],
] as const)('with %s', (_what, now, next, kind, difference, newRules) => {
  expect(yearChange(now, next)).toEqual({ kind, difference, newRules });
});

test('the drugs of a year cost as much more as each of them does, to the cent', () => {
  const of = (...differences: (number | null)[]) =>
    yearDifference(differences.map((difference) => ({ difference })));
  expect(of(0.1, 0.2)).toBe(0.3);
  expect(of(662.4, -8, null)).toBe(654.4);
  expect(of(-8)).toBe(-8);
  expect(of()).toBe(0);
});
