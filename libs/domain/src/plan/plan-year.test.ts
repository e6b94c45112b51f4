import { isWithin, planWindowAt, planYearAt } from './plan-year';

describe('the windows of the plan year', () => {
  test.each([
    ['the last minute of September', new Date('2026-09-30T23:59-04:00'), undefined],
    ['1 October, midnight', new Date('2026-10-01T00:00-04:00'), 'preview'],
    ['the last minute of 14 October', new Date('2026-10-14T23:59-04:00'), 'preview'],
    ['15 October, midnight', new Date('2026-10-15T00:00-04:00'), 'openEnrollment'],
    ['the last minute of 7 December', new Date('2026-12-07T23:59-05:00'), 'openEnrollment'],
    ['8 December, midnight', new Date('2026-12-08T00:00-05:00'), 'afterEnrollment'],
    ['the last minute of the year', new Date('2026-12-31T23:59-05:00'), 'afterEnrollment'],
    ['1 January', new Date('2027-01-01T00:00-05:00'), undefined],
  ])('%s', (_, now, expected) => {
    expect(planWindowAt(now)).toBe(expected);
  });

  test('a custom window includes both ends', () => {
    const window = { from: '10-01', to: '12-31' };
    expect(isWithin(window, new Date('2026-10-01T00:00-04:00'))).toBe(true);
    expect(isWithin(window, new Date('2026-12-31T00:00-05:00'))).toBe(true);
    expect(isWithin(window, new Date('2026-09-30T00:00-04:00'))).toBe(false);
  });

  test.each([
    ['before', '2026-12-31T23:59:00-05:00', 2026, 'afterEnrollment'],
    ['after', '2027-01-01T00:00:00-05:00', 2027, undefined],
  ] as const)(
    'year and windows %s midnight in New York, wherever one is',
    (_, at, year, window) => {
      expect(planYearAt(new Date(at))).toBe(year);
      expect(planWindowAt(new Date(at))).toBe(window);
    },
  );
});
