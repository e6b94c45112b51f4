import { toPreload } from './to-preload.ts';

const js = { hostType: 'js' } as const;

test.each([
  [
    'texts that need what every page has',
    ['assets/texts-en-1.js', 'assets/rolldown-runtime-2.js'],
    [],
  ],
  [
    'a screen with a part that others share',
    ['assets/texts-en-1.js', 'assets/table-3.js', 'assets/index-4.js', 'assets/libs-5.js'],
    ['assets/texts-en-1.js', 'assets/table-3.js'],
  ],
])('before an import of %s', (_what, needed, preloaded) => {
  expect(toPreload('assets/texts-en-1.js', needed, js)).toEqual(preloaded);
});

test('the page itself names all that it starts with', () => {
  const needed = ['assets/frameworks-1.js', 'assets/libs-2.js'];
  expect(toPreload('assets/index-3.js', needed, { hostType: 'html' })).toEqual(needed);
});
