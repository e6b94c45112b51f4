import { isWithin, planWindowAt, planYearAt } from './plan-year';

describe('the windows of the plan year', () => {
  test.each([
    ['the last minute of September', new Date(2026, 8, 30, 23, 59), undefined],
    ['1 October, midnight', new Date(2026, 9, 1), 'preview'],
    ['the last minute of 14 October', new Date(2026, 9, 14, 23, 59), 'preview'],
    ['15 October, midnight', new Date(2026, 9, 15), 'openEnrollment'],
    ['the last minute of 7 December', new Date(2026, 11, 7, 23, 59), 'openEnrollment'],
    ['8 December, midnight', new Date(2026, 11, 8), 'afterEnrollment'],
    ['the last minute of the year', new Date(2026, 11, 31, 23, 59), 'afterEnrollment'],
    ['1 January', new Date(2027, 0, 1), undefined],
  ])('%s', (_, now, expected) => {
    expect(planWindowAt(now)).toBe(expected);
  });

  test('a custom window includes both ends', () => {
    const window = { from: '10-01', to: '12-31' };
    expect(isWithin(window, new Date(2026, 9, 1))).toBe(true);
    expect(isWithin(window, new Date(2026, 11, 31))).toBe(true);
    expect(isWithin(window, new Date(2026, 8, 30))).toBe(false);
  });

  test('the plan year is the year of the device', () => {
    expect(planYearAt(new Date(2026, 11, 31, 23, 59))).toBe(2026);
  });
});
