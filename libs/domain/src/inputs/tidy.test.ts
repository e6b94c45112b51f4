import { hasControlCharacters, tidyWords } from './tidy';

test.each([
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
])('a name loses the hidden character %j', (hidden) => {
  expect(tidyWords(` Ana${hidden} Sample${hidden}`)).toBe('Ana Sample');
});

test.each(['الاسم الأول', 'שם משפחה', 'O’Brien-Núñez', '李', 'Ana 👩‍👩‍👧'])(
  'the name %s stays',
  (name) => {
    expect(hasControlCharacters(name)).toBe(false);
    expect(tidyWords(name)).toBe(name);
  },
);

test.each([
  [true, 'Ana\u0007 Sample'],
  [true, '\u0000'],
  [true, 'a\u009fb'],
  [false, 'one\ttwo\r\nthree\u0085four'],
  [false, '\u200bAna\u202c'],
])('%s: %j has control characters', (has, text) => expect(hasControlCharacters(text)).toBe(has));
