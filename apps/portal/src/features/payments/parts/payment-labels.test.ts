import { dayText } from './payment-labels';

const asIs = (iso: string) => iso;

describe('a day of a payment', () => {
  test.each([
    ['2026-10-21', '2026-10-21'],
    // The language writes the day of a moment by the reader's clock.
    ['2026-10-21T08:00:00-05:00', '2026-10-21T08:00:00-05:00'],
    ['10/21/2026', '2026-10-21'],
    ['3/2/2026', '2026-03-02'],
    [' 2026-10-21 ', '2026-10-21'],
    ['soon', ''],
    ['', ''],
  ])('%j is handed to the language as %j', (text, expected) => {
    expect(dayText(text, asIs)).toBe(expected);
  });
});
