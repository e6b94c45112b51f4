import {
  comparedDays,
  daysProblem,
  exceedsDailyQuantity,
  fitsLimit,
  mostUnits,
  quantityForDays,
  quantityProblem,
} from './quantity';

test.each([
  [30, 'tablet', null],
  [2.5, 'eye drops', null],
  [0.5, 'cream', null],
  [1.5, 'tablet', 'notWhole'],
  [1.5, 'inhaler', 'notWhole'],
  [1.5, 'powder packet', 'notWhole'],
  [0, 'tablet', 'notAboveZero'],
  [-30, 'tablet', 'notAboveZero'],
  [600, 'tablet', null],
  [601, 'tablet', 'tooMuch'],
  [5000, 'oral solution', null],
  [5001, 'oral solution', 'tooMuch'],
  [NaN, 'tablet', 'missing'],
  [null, 'tablet', 'missing'],
] as const)('%s of a %s: %s', (quantity, form, problem) => {
  expect(quantityProblem(quantity, form, 30)).toBe(problem);
});

test.each([
  ['tablet', 1, 100],
  ['tablet', 90, 1800],
  ['tablet', null, 1800],
  ['tablet', 365, 1800],
  ['cream', 90, 9000],
] as const)('the most of a %s for %s days: %s', (form, days, most) => {
  expect(mostUnits(form, days)).toBe(most);
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

test.each([
  [30, 30, false],
  [30, 7, true],
  [7, 7, false],
  [31, 7, false],
  [90, 90, false],
] as const)('%s in %s days fits 30 in 30 only once: %s', (quantity, days, once) => {
  expect(exceedsDailyQuantity({ quantity: 30, days: 30 }, quantity, days)).toBe(once);
});

test.each([
  ['three months of tablets', { quantity: 45, days: 30 }, 90, 135],
  ['a month of a syringe of 84 days: a whole one', { quantity: 1, days: 84 }, 30, 1],
  ['the same days: as it is, halves too', { quantity: 7.5, days: 30 }, 30, 7.5],
])('as much a day for other days: %s', (_case, supply, days, quantity) => {
  expect(quantityForDays(supply, days)).toBe(quantity);
});

test.each([
  [30, [30, 90]],
  [20, [30, 90]],
  [90, [30, 90]],
  [28, [28, 84]],
  [56, [56]],
  [84, [84]],
])('a drug in packages of %s days is compared for %j', (packageDays, days) => {
  expect(comparedDays(packageDays)).toEqual(days);
});
