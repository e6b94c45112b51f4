import { dressPage } from './dress-page';
import { clientSheet } from './client-sheet';
import { clientIds, clientOf } from './clients';
import { faceOf } from './faces';
import { themeOf } from './themes';

const page = `<!doctype html>
<html lang="en" data-client="common" data-theme="a">
  <head>
    <meta name="theme-color" content="#073f3d" />
    <title>Nobody</title>
    <link rel="icon" href="/member/brands/common-a.svg" type="image/svg+xml" />
  </head>
  <body></body>
</html>`;

test.each(clientIds)('the page of %s has its name, icon, colours and style sheet', (id) => {
  const dressed = dressPage(page, id, '/member/');
  const theme = themeOf(id, []);
  const { name } = clientOf(id);
  expect(dressed).toContain(`<html lang="en" data-client="${id}" data-theme="${theme}">`);
  expect(dressed).toContain(`<title>${name}</title>`);
  expect(dressed).toContain(`href="/member/brands/${id.toLowerCase()}-${theme}.svg"`);
  expect(dressed).toContain(`content="${faceOf(id).themes[theme].bar}"`);
  expect(dressed.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    `<link rel="stylesheet" id="client-sheet" href="/member/assets/${clientSheet(id).name}" />`,
  ]);
});

test('a page that was dressed for one client can be dressed for another', () => {
  const other = dressPage(dressPage(page, 'ebms', '/member/'), 'mahp', '/member/');
  expect(other).toBe(dressPage(page, 'mahp', '/member/'));
});

test('a page that says nothing of a client stays as it is', () => {
  const bare = '<!doctype html><html lang="en"><title>Portal</title></html>';
  expect(dressPage(bare, 'ebms', '/member/')).toBe(bare);
});

test('a client with a forced second face wears it from the first paint', () => {
  const forced = clientIds.filter((id) => clientOf(id).forcedFlags);
  expect(forced.map((id) => themeOf(id, []))).toEqual(['b']);
  expect(themeOf('common', [])).toBe('a');
  expect(themeOf('common', ['themeNewco'])).toBe('b');
});

test('a style sheet has a name of its own for each client and for each content', () => {
  const names = clientIds.map((id) => clientSheet(id).name);
  expect(new Set(names).size).toBe(clientIds.length);
  expect(names.every((name) => /^client-[a-z0-9_]+-[0-9a-f]{8}\.css$/.test(name))).toBe(true);
});

test('every client has a number of its own to call', () => {
  expect(new Set(clientIds.map((id) => clientOf(id).phone)).size).toBe(clientIds.length);
});
