import { isSameName } from './names';

test.each([
  ['Ana O´Brien', 'Ana O’Brien'],
  ['Ana O`Brien', "Ana O'Brien"],
  ['Ana García\u2011López', 'Ana García-López'],
  ['Ana Luczak', 'Ana Łuczak'],
  ['ana sorensen', 'Ana Sørensen'],
  ['\u2066Ana\u00a0Sample\u2069', 'Ana Sample'],
])('%s is the name %s', (typed, onFile) => {
  expect(isSameName(typed, onFile)).toBe(true);
});

test('no name is not the same as no name', () => {
  expect(isSameName(' ', '\u200b')).toBe(false);
});
