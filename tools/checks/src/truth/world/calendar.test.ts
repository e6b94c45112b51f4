import { addDays, businessDaysAfter, dayOf, daysBetween, isBusinessDay, moved } from './calendar';

/** The days of a year on which neither banks nor the mail work, apart from weekends. */
const holidaysIn = (year: number) =>
  Array.from({ length: 365 }, (_, at) => addDays(`${year}-01-01`, at)).filter(
    (day) => new Date(day).getUTCDay() % 6 > 0 && !isBusinessDay(day),
  );

// The calendars of the Federal Reserve: a holiday on a Saturday is kept on no other day.
test.each([
  [2026, '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25'],
  [2027, '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25'],
])('holidays of %i', (year, days) => {
  expect(
    holidaysIn(year)
      .map((day) => day.slice(5))
      .join(' '),
  ).toBe(days);
});

test('business days leave out weekends and holidays', () => {
  expect(businessDaysAfter('2026-11-25', 0)).toBe('2026-11-25');
  // Thanksgiving and a weekend.
  expect(businessDaysAfter('2026-11-25', 2)).toBe('2026-11-30');
});

test('days and moments', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-03-01', '2026-11-01')).toBe(245);
  expect(moved('2026-10-31T12:00:00-05:00', 2)).toBe('2026-11-02T12:00:00-05:00');
  expect([moved('2026-10-31', -1), moved('HD-2026-10-31', 1)]).toEqual([
    '2026-10-30',
    'HD-2026-10-31',
  ]);
  expect(dayOf('2026-11-05T03:00:00Z')).toBe('2026-11-04');
});
