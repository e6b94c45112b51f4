import { toPreload } from './to-preload.ts';

const js = { hostType: 'js' } as const;

test.each([
  ['texts', 'assets/texts-en-1.js', ['assets/rolldown-runtime-2.js'], []],
  ['texts of one part', 'assets/start.text-1.js', ['assets/rolldown-runtime-2.js'], []],
  [
    'a screen, whose style sheet comes first',
    'assets/SideMenu-1.js',
    ['assets/index-4.js', 'assets/libs-5.js'],
    ['assets/SideMenu-1.js'],
  ],
  [
    'a screen with a part that others share',
    'assets/screen-1.js',
    ['assets/table-3.js', 'assets/frameworks-4.js'],
    ['assets/screen-1.js', 'assets/table-3.js'],
  ],
])('before an import of %s', (_what, file, needed, preloaded) => {
  expect(toPreload(file, [file, ...needed], js)).toEqual(preloaded);
});

test('the page itself names all that it starts with', () => {
  const needed = ['assets/frameworks-1.js', 'assets/libs-2.js'];
  expect(toPreload('assets/index-3.js', needed, { hostType: 'html' })).toEqual(needed);
});
