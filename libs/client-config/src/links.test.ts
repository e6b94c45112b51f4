import { links } from './links';

test('every link is an absolute https URL', () => {
  const wrong = Object.entries(links).filter(([, { href }]) => new URL(href).protocol !== 'https:');
  expect(wrong).toEqual([]);
});
