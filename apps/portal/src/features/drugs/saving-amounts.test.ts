import { costNowOf, savedOnce } from './saving-amounts';

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
