import { dateText } from './date-text';
import { formatOf } from './format';

describe('a day that a service wrote', () => {
  test.each([
    ['2026-10-21', 'October 21, 2026', '21 de octubre de 2026'],
    ['2026-10-21T23:30:00', 'October 21, 2026', '21 de octubre de 2026'],
    ['3/2/1958', 'March 2, 1958', '2 de marzo de 1958'],
    ['soon', 'soon', 'soon'],
    ['2026-02-30', '2026-02-30', '2026-02-30'],
    ['', '', ''],
  ])('%j reads "%s" and "%s"', (text, en, es) => {
    expect(dateText(text, formatOf('en').longDate)).toBe(en);
    expect(dateText(text, formatOf('es').longDate)).toBe(es);
  });

  test('of a moment is that of the reader, as other dates of a moment are', () => {
    const { longDate } = formatOf('en');
    for (const at of ['2026-10-21T23:30:00-05:00', '2026-10-22T03:30:00Z', '2026-10-21T12:00:00Z'])
      expect(dateText(at, longDate)).toBe(longDate(at));
  });

  test('has other words for what is no day, where they are given', () => {
    expect(dateText('soon', formatOf('en').date, '')).toBe('');
    expect(dateText('10/21/2026', formatOf('en').date, '')).toBe('Oct 21, 2026');
  });
});
