import { applyBrandToPage } from './apply-brand';
import { clientSheet } from './client-sheet';
import { clientIds, clientOf } from './clients';
import { pageBrandOf } from './page-brand';
import { themeOf } from './themes';

const page = `<!doctype html>
<html lang="en" data-client="common" data-theme="a">
  <head>
    <meta name="theme-color" content="#073f3d" />
    <link rel="preload" as="font" href="/a.woff2" crossorigin data-font-of="a" />
    <link
      rel="preload"
      as="font"
      href="/b.woff2"
      crossorigin
      data-font-of="b"
      media="not all"
    />
    <title>Portal</title>
    <link rel="icon" href="/member/brands/common-a.svg" type="image/svg+xml" />
  </head>
  <body></body>
</html>`;

test.each(clientIds)('the page of %s has its name, icon, colours and style sheet', (id) => {
  const branded = applyBrandToPage(page, id, '/member/');
  const theme = themeOf(id, []);
  const { name } = clientOf(id);
  expect(branded).toContain(`<html lang="en" data-client="${id}" data-theme="${theme}">`);
  expect(branded).toContain(`<title>${name}</title>`);
  expect(branded).toContain(`href="/member/brands/${id.toLowerCase()}-${theme}.svg"`);
  expect(branded).toContain(`content="${pageBrandOf(id).themes[theme].bar}"`);
  expect(branded.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    `<link rel="stylesheet" id="client-sheet" href="/member/assets/${clientSheet(id).name}" />`,
  ]);
});

test.each([
  ['a', '/a.woff2'],
  ['b', '/b.woff2'],
] as const)('the page preloads the font of theme %s alone', (theme, font) => {
  const other = theme === 'a' ? 'b' : 'a';
  const branded = applyBrandToPage(page, 'ebms', '/member/', theme);
  const changed = applyBrandToPage(
    applyBrandToPage(page, 'ebms', '/member/', other),
    'ebms',
    '/member/',
    theme,
  );
  for (const html of [branded, changed]) {
    const preloads = html.match(/<link[^>]*\srel="preload"[^>]*>/g);
    const active = preloads?.filter((link) => !link.includes('media="not all"'));
    expect(preloads).toHaveLength(2);
    expect(active?.map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual([font]);
  }
});

test("a page with one client's brand can get another", () => {
  const other = applyBrandToPage(applyBrandToPage(page, 'ebms', '/member/'), 'mahp', '/member/');
  expect(other).toBe(applyBrandToPage(page, 'mahp', '/member/'));
});

test('a page without a client is returned unchanged', () => {
  const bare = '<!doctype html><html lang="en"><title>Portal</title></html>';
  expect(applyBrandToPage(bare, 'ebms', '/member/')).toBe(bare);
});

test('a client with a forced second theme has it from the first paint', () => {
  const forced = clientIds.filter((id) => clientOf(id).forcedFlags);
  expect(forced.map((id) => themeOf(id, []))).toEqual(['b']);
  expect(themeOf('common', [])).toBe('a');
  expect(themeOf('common', ['themeNewco'])).toBe('b');
});

test('a style sheet has its own name for each client and for each content', () => {
  const names = clientIds.map((id) => clientSheet(id).name);
  expect(new Set(names).size).toBe(clientIds.length);
  expect(names.every((name) => /^client-[a-z0-9_]+-[0-9a-f]{8}\.css$/.test(name))).toBe(true);
});

test('every client has its own phone number', () => {
  expect(new Set(clientIds.map((id) => clientOf(id).phone)).size).toBe(clientIds.length);
});
