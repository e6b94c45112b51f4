import type { SentFill } from '../drug-price/fills-of-year';
import { evenFigures, isUnknownYear, ownFigures, paidBy, paymentPlanOf } from './plan-figures';

const fill = (filledOn: string, youPay: number | null): SentFill => ({
  filledOn,
  drugName: 'Lipestra',
  youPay,
  deductible: null,
  outOfPocket: null,
});
const drug = (toCome: SentFill[], next: SentFill[] = [], yearCost: number | null = 0) => ({
  toCome,
  nextYear: { toCome: next, rules: {}, yearCost },
});
const drugs = [
  drug([fill('2026-11-20', 10.1), fill('2026-12-20', 10.1)], [fill('2027-01-20', 400)]),
  drug([fill('2026-11-28', 0.2)], [fill('2027-01-28', 700)]),
];

test('the costs of the own drugs are summed by month, from the first on', () => {
  expect(ownFigures({ start: '2026-11', paidBefore: 5 }, drugs, 2026)).toEqual({
    year: 2026,
    firstMonth: 11,
    paidBefore: 5,
    costs: [10.3, 10.1],
    highestFill: 10.1,
  });
  expect(ownFigures({ start: '2026-12', paidBefore: 5 }, drugs, 2026).costs).toEqual([10.1]);
  const { costs, highestFill } = ownFigures({ start: '2027-01', paidBefore: 0 }, drugs, 2026);
  expect([costs[0], costs.length, highestFill]).toEqual([1100, 12, 700]);
});

test('typed months cost the same each, and name no highest fill', () => {
  expect(evenFigures({ start: '2026-10', paidBefore: 0 }, 50)).toMatchObject({
    costs: [50, 50, 50],
    highestFill: 0,
  });
});

test('what is paid by a month counts the fills before it, and nothing in a new year', () => {
  expect(paidBy('2026-12', 100, drugs, 2026)).toBe(110.3);
  expect(paidBy('2026-11', 100, drugs, 2026)).toBe(100);
  expect(paidBy('2027-01', 100, drugs, 2026)).toBe(0);
  expect(paidBy('2026-11', null, drugs, 2026)).toBeNull();
  expect(paidBy('2027-01', null, drugs, 2026)).toBe(0);
});

test.each([
  ['all of it has a price', '2026-11', drugs, false],
  ['a fill has no price', '2026-11', [drug([fill('2026-12-01', null)])], true],
  ['no cost of next year is known', '2027-01', [drug([], [], null)], true],
  ['nothing is filled next year', '2027-01', [drug([], [], 0)], false],
])('whether a year is unknown where %s', (_case, start, given, expected) => {
  expect(isUnknownYear(start, given, 2026)).toBe(expected);
});

test('a plan says when its costs reach what is left of the limit', () => {
  const figures = ownFigures({ start: '2027-01', paidBefore: 0 }, drugs, 2026);
  expect(paymentPlanOf(figures, 1000).summary).toMatchObject({ limitMonth: 1, total: 1000 });
  expect(paymentPlanOf(figures, 2400).summary).toMatchObject({ limitMonth: null, total: 1100 });
});
