import {
  addBusinessDays,
  businessDayFrom,
  businessDayUntil,
  holidaysOf,
  isBusinessDay,
} from './business-days';

test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 06-19 07-05 09-06 10-11 11-11 11-25 12-25'],
  [2028, '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25'],
])('the holidays of %d', (year, days) => {
  expect(holidaysOf(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test.each([
  ['a Thursday', '2026-11-05', true],
  ['a Saturday', '2026-11-07', false],
  ['a Sunday', '2026-11-08', false],
  ['Thanksgiving', '2026-11-26', false],
  ['the Monday after Independence Day on a Sunday', '2027-07-05', false],
  ['the Friday before a holiday on a Saturday', '2026-07-03', true],
])('%s, %s, is a business day: %s', (_what, day, expected) => {
  expect(isBusinessDay(day)).toBe(expected);
});

test.each([
  ['2026-11-05', 1, '2026-11-06'],
  ['2026-11-06', 1, '2026-11-09'],
  ['2026-11-07', 1, '2026-11-09'],
  ['2026-11-10', 1, '2026-11-12'],
  ['2026-11-25', 2, '2026-11-30'],
  ['2026-12-31', 1, '2027-01-04'],
  ['2026-11-06', 7, '2026-11-18'],
])('%s and %i business days are %s', (day, days, last) => {
  expect(addBusinessDays(day, days)).toBe(last);
});

test.each([
  ['2026-11-05', '2026-11-05', '2026-11-05'],
  ['2026-11-08', '2026-11-06', '2026-11-09'],
  ['2026-10-12', '2026-10-09', '2026-10-13'],
  ['2027-01-02', '2026-12-31', '2027-01-04'],
])('%s is between the business days %s and %s', (day, before, after) => {
  expect([businessDayUntil(day), businessDayFrom(day)]).toEqual([before, after]);
});
