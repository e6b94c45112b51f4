import { clockDay, shiftDates, shiftText } from './dates';

describe('moving a scenario to another day', () => {
  test.each([
    ['2026-11-05', 14, '2026-11-19'],
    ['2026-11-05', -36, '2026-09-30'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-05T09:00:00-05:00', 30, '2026-12-05T09:00:00-05:00'],
    ['2026-12-31T23:59:59.123Z', 1, '2027-01-01T23:59:59.123Z'],
    ['26307-10427', 5, '26307-10427'],
    ['Order of 2026-11-05', 5, 'Order of 2026-11-05'],
    ['2026-13-45', 5, '2026-13-45'],
  ])('moves "%s" by %i days to "%s"', (text, days, moved) => {
    expect(shiftText(text, days)).toBe(moved);
  });

  test('moves every date of a value, and leaves birth dates and everything else', () => {
    const value = {
      rows: [{ dateOfService: '2026-11-04', amount: 4, missing: null, paid: true }],
      person: { dob: '1978-03-02', dateWithFormat: '2026-03-02' },
    };
    expect(shiftDates(value, 10)).toEqual({
      rows: [{ dateOfService: '2026-11-14', amount: 4, missing: null, paid: true }],
      person: { dob: '1978-03-02', dateWithFormat: '2026-03-02' },
    });
    expect(shiftDates(shiftDates(value, 400), -400)).toEqual(value);
  });

  test('reads the day of a clock in its own offset', () => {
    expect(clockDay('2026-11-05T23:30:00-05:00')).toBe('2026-11-05');
  });
});
