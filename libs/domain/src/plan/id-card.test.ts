import {
  cardHasEnded,
  cardLimit,
  savedCardUntil,
  planBenefitPackage,
  replacementPausedUntil,
} from './id-card';

test.each([
  [{ individual: 1500, family: 3000 }, '$1,500 / $3,000'],
  [{ individual: 1500, family: null }, '$1,500'],
  [{ individual: null, family: 3000 }, '/ $3,000'],
  [{ individual: null, family: null }, ''],
  [null, ''],
  [undefined, ''],
])('the limit %p fills its cell with %p', (limit, written) => {
  expect(cardLimit(limit)).toBe(written);
});

test.each([
  ['042', 'S1234-042'],
  [' 7 ', 'S1234-7'],
  ['', ''],
  [undefined, ''],
])('the package %p is written %p', (number, written) => {
  expect(planBenefitPackage(number)).toBe(written);
});

test.each([
  ['2026-11-05', '2026-12-05'],
  ['2026-10-07', '2026-11-06'],
  ['2026-10-06', null],
  ['2025-01-01', null],
  [null, null],
  ['', null],
  ['soon', null],
])('after a request on %p the next is possible from %p', (requestedOn, next) => {
  expect(replacementPausedUntil(requestedOn, '2026-11-05')).toBe(next);
});

test.each([
  ['2026-11-05', '2026-12-05'],
  ['2026-12-20', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
])('a card saved on %s is valid until %s', (today, until) => {
  expect(savedCardUntil(today)).toBe(until);
});

test.each([
  ['2026-11-04', true],
  ['2026-11-05', false],
  ['2026-12-31', false],
  ['', false],
  [null, false],
  [undefined, false],
  ['soon', false],
])('a card whose last day is %p has ended on November 5: %p', (endsOn, ended) => {
  expect(cardHasEnded(endsOn, '2026-11-05')).toBe(ended);
});
