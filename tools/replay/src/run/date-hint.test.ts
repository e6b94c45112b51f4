import type { Difference } from './compare';
import { dateHint } from './date-hint';
import type { JourneyResult } from './run-journey';

const resultOf = (...pairs: [expected: unknown, got: unknown][]): JourneyResult => ({
  journey: 'one',
  title: 'One',
  scenario: 'one',
  steps: [
    {
      call: 'claims.getHistory',
      outcome: '200',
      verdict: 'differs',
      differences: pairs.map(([expected, got]): Difference => ({ where: 'a', expected, got })),
      ms: 1,
    },
  ],
});

test('dates that all differ by as many days are put down to the clock', () => {
  const result = resultOf(
    ['2026-11-05', '2026-11-08'],
    ['2026-12-31T09:00:00-05:00', '2027-01-03T09:00:00-05:00'],
  );
  const hint = dateHint([result], 'today');
  expect(hint).toContain('Dates differ, all by 3 days. That may only be the clock:');
  expect(hint).toContain('counts days from today');
});

test('dates that all came earlier say so', () => {
  const hint = dateHint([resultOf(['2026-11-05', '2026-11-04'])], 'today');
  expect(hint).toContain('Dates differ, all by 1 day back. That may');
});

test('dates that differ by several numbers of days may be the clock too', () => {
  const result = resultOf(['2026-11-05', '2026-11-08'], ['2026-11-05', '2026-11-04']);
  const hint = dateHint([result], 'fixed');
  expect(hint).toMatch(/^Dates differ\. /);
  expect(hint).toContain("from the scenario's clock");
});

test.each<[string, unknown, unknown]>([
  ['amounts', 5, 6],
  ['texts', 'paid', 'rejected'],
  ['a date that is missing', '2026-11-05', undefined],
  ['two times of one day', '2026-11-05T09:00:00Z', '2026-11-05T10:00:00Z'],
])('%s are not put down to the clock', (_, expected, got) => {
  expect(dateHint([resultOf([expected, got])], 'today')).toBeUndefined();
});
