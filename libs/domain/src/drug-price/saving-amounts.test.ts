import { costNowOf, savedOnce, topSavings } from './saving-amounts';

test('what one fill saves is to the cent, and not known where an amount is missing', () => {
  expect(savedOnce({ youPay: 4.1, inPlaceOf: 92 })).toBe(87.9);
  expect(savedOnce({ youPay: null, inPlaceOf: 92 })).toBeNull();
  expect(savedOnce({ youPay: 4.1, inPlaceOf: null })).toBeNull();
});

test('a supply for three months is compared with one of the three fills that it takes the place of', () => {
  expect(costNowOf({ kind: 'supply', inPlaceOf: 30 })).toBe(10);
  expect(costNowOf({ kind: 'drug', inPlaceOf: 30 })).toBe(30);
  expect(costNowOf({ kind: 'supply', inPlaceOf: null })).toBeNull();
});

test('the largest savings of drugs that are taken come first, without those of unknown amount', () => {
  const drug = (state: string, ...amounts: (number | null)[]) => ({
    state,
    savings: amounts.map((savedPerYear) => ({ savedPerYear })),
  });
  const [one, other] = [drug('current', 10, null, 30), drug('current', 20)];
  const top = topSavings([drug('stopped', 99), one, other], 2);
  expect(top).toEqual([
    { drug: one, saving: { savedPerYear: 30 } },
    { drug: other, saving: { savedPerYear: 20 } },
  ]);
});
