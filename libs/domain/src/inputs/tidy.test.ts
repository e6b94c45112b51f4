import { hasControlCharacters, tidyName } from './tidy';

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
  '\u0007',
])('a name loses the hidden character %j', (hidden) => {
  expect(tidyName(` Ana${hidden} Sample${hidden}`)).toBe('Ana Sample');
});

test.each(['الاسم الأول', 'שם משפחה', 'O’Brien-Núñez', '李', 'Ana 👩‍👩‍👧'])(
  'the name %s stays',
  (name) => {
    expect(hasControlCharacters(name)).toBe(false);
    expect(tidyName(name)).toBe(name);
  },
);
