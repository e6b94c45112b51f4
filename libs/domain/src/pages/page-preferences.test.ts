import { preferredLanguage, textSizeOf } from './page-preferences';

test.each([
  ['es-es', 'es'],
  ['en-us,es-es', 'es'],
  ['en-us', 'en'],
  ['ES', 'en'],
  ['', 'en'],
  [null, 'en'],
])('the preference %j is %s', (preference, language) => {
  expect(preferredLanguage(preference)).toBe(language);
});

test.each([
  ['largest', 'largest'],
  ['huge', 'base'],
  [undefined, 'base'],
])('the text size %j is %s', (name, size) => {
  expect(textSizeOf(name)).toBe(size);
});
