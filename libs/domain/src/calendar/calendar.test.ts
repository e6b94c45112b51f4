import { addDays, addMonths, dayNumber, daysBetween, isIsoDay, isoDay, planDay } from './calendar';

describe('the calendar', () => {
  test.each([
    ['2026-11-05', Date.UTC(2026, 10, 5)],
    ['2026-11-05T23:59:59-05:00', Date.UTC(2026, 10, 5)],
    ['03/02/1958', Date.UTC(1958, 2, 2)],
    ['3/2/1958', Date.UTC(1958, 2, 2)],
    ['2024-02-29', Date.UTC(2024, 1, 29)],
    ['2026-02-29', null],
    ['2026-02-30', null],
    ['13/01/2026', null],
    ['2026-11', null],
    ['yesterday', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %j as a day', (text, expected) => {
    expect(dayNumber(text)).toBe(expected);
  });

  test.each([
    ['2026-11-05', '2026-11-05'],
    [' 2026-11-05T23:59:59-05:00 ', '2026-11-05'],
    ['3/2/1958', '1958-03-02'],
    ['2026-02-30', null],
    ['soon', null],
    [undefined, null],
  ])('writes %j as %j', (text, expected) => {
    expect(isoDay(text)).toBe(expected);
  });

  test.each([
    ['2026-11-30', true],
    ['2026-11-31', false],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-11-05T00:00:00Z', false],
    ['11/05/2026', false],
  ])('%s is a day written YYYY-MM-DD: %s', (text, expected) => {
    expect(isIsoDay(text)).toBe(expected);
  });

  test.each([
    ['2026-11-05', -30, '2026-10-06'],
    ['2026-11-05', -90, '2026-08-07'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-08', 1, '2026-03-09'],
  ])('%s plus %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test('refuses to count from a day that does not exist', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow('2026-02-30');
  });

  test('counts whole days across a change of the clocks', () => {
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2026-11-05', '2026-11-01')).toBe(-4);
    expect(daysBetween('2026-11-05', '2026-11-05')).toBe(0);
    expect(() => daysBetween('2026-11-05', 'soon')).toThrow('soon');
  });

  test.each([
    ['2026-11-20', 1, '2026-12-20'],
    ['2026-11-20', 2, '2027-01-20'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i months are %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });
});

test.each([
  ['2026-01-01T04:59:59Z', '2025-12-31'],
  ['2026-01-01T05:00:00Z', '2026-01-01'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
  ['2026-07-01T04:00:00Z', '2026-07-01'],
])('%s is %s on the plan’s clock', (moment, day) => {
  expect(planDay(new Date(moment))).toBe(day);
});
