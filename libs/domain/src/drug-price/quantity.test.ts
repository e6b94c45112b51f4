import { daysProblem, fitsLimit, quantityProblem } from './quantity';

test.each([
  [30, 'tablet', null],
  [2.5, 'eye drops', null],
  [0.5, 'cream', null],
  [1.5, 'tablet', 'notWhole'],
  [1.5, 'inhaler', 'notWhole'],
  [1.5, 'powder packet', 'notWhole'],
  [0, 'tablet', 'notAboveZero'],
  [-30, 'tablet', 'notAboveZero'],
  [10_001, 'tablet', 'tooMuch'],
  [NaN, 'tablet', 'missing'],
  [null, 'tablet', 'missing'],
] as const)('%s of a %s: %s', (quantity, form, problem) => {
  expect(quantityProblem(quantity, form)).toBe(problem);
});

test.each([
  [1, null],
  [90, null],
  [91, 'outOfRange'],
  [0, 'outOfRange'],
  [30.5, 'outOfRange'],
  [null, 'missing'],
] as const)('%s days: %s', (days, problem) => {
  expect(daysProblem(days)).toBe(problem);
});

test.each([
  [30, 30, true],
  [31, 30, false],
  [90, 90, true],
  [91, 90, false],
  [30, 7, true],
  [45, 45, true],
] as const)('%s in %s days within 30 in 30: %s', (quantity, days, fits) => {
  expect(fitsLimit({ quantity: 30, days: 30 }, quantity, days)).toBe(fits);
});
