import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageToRender, RenderedPage, RenderedShell, ShellToRender } from '@portal/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@portal/resilience';
import { writePage } from '../../testing/built-portal';
import { startBff, type StartedBff } from '../../testing/start-bff';

const page = `<!doctype html><html lang="en" data-client="common" data-theme="a"><head>
<meta name="description" content="Portal" /><title>Portal</title></head>
<body><div id="root"></div></body></html>`;
const asPage = { accept: 'text/html' };

/** Content that says which page it is and how often it was rendered. */
const contentOf = ({ path, search, language }: PageToRender, count: number): RenderedPage => ({
  content: `<main>${path}${search} ${language} ${count}</main>`,
  data: `{"count":${count}}`,
  title: 'Title & more',
  description: 'A "page"',
  theme: 'b',
});

/** A shell that says whose it is. */
const shellOf = ({ client, language, textSize }: ShellToRender): RenderedShell => ({
  content: `<header>${client} ${language} ${textSize}</header>`,
  titles: { '/member/claims': 'Claims', '*': 'Not found' },
  description: 'A portal',
  theme: 'b',
});

let folder: string;
let bff: StartedBff;
let rendered: PageToRender[];
let shells: ShellToRender[];
let renderShell: (wanted: ShellToRender) => Promise<RenderedShell>;
let render: (wanted: PageToRender) => Promise<RenderedPage | null>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contents-'));
  writePage(folder, page);
  rendered = [];
  shells = [];
  renderShell = (wanted) => Promise.resolve(shellOf(wanted));
  render = (wanted) => Promise.resolve(contentOf(wanted, rendered.length));
  bff = await startBff({
    settings: { PORTAL_FOLDER: folder, SCENARIOS: true, SILENT_SIGN_IN: true },
    overrides: {
      renderer: {
        renderPage: (wanted) => {
          rendered.push(wanted);
          return render(wanted);
        },
        renderShell: (wanted) => {
          shells.push(wanted);
          return renderShell(wanted);
        },
      },
    },
  });
});
afterEach(async () => {
  await bff.stop();
  rmSync(folder, { recursive: true });
});

const open = async (path: string, cookie = '') => {
  const request = bff.agent().get(path).set(asPage);
  return (await (cookie ? request.set({ cookie }) : request)).text;
};
const shell = '<div id="root"><header>common en base</header></div>';
const mainOf = (text: string) => /<main>(.*)<\/main>/.exec(text)?.[1];

test('a visitor’s page has its content, the data to hydrate it, and the files that it loads next', async () => {
  const text = await open('/member?language=es');
  expect(text).toContain('<div id="root"><main>/member es 1</main></div>');
  expect(text).toContain(
    '<script type="application/json" id="prerendered-data">{"count":1}</script>',
  );
  expect(text).toContain('<title>Title &amp; more</title>');
  expect(text).toContain('<meta name="description" content="A &quot;page&quot;" />');
  expect(text).toContain('data-theme="b"');
  expect(text).toContain('<link rel="stylesheet" href="/member/assets/screen-2c.css" />');
  expect(text).toContain('href="/member/assets/texts-es-4e.js"');
  expect(text).not.toContain('texts-en');
});

test('is rendered once for a page, client, host, language, text size and return path', async () => {
  await open('/member');
  await open('/member?utm_source=x');
  expect(rendered).toHaveLength(1);
  for (const [path, cookie] of [
    ['/accessibility', ''],
    ['/member?client=mahp', ''],
    ['/member', 'language=es-es'],
    ['/member', 'fontSize=large'],
    ['/member/login?returnTo=%2Fmember%2Fclaims', ''],
    ['/member?scenario=visitor-medicare', ''],
  ] as const) {
    await open(path, cookie);
  }
  expect(rendered.map(({ path, client }) => `${path} ${client}`)).toHaveLength(7);
  expect(rendered.at(-2)).toMatchObject({
    path: '/member/login',
    search: '?returnTo=%2Fmember%2Fclaims',
  });
});

test.each([
  '/member/claims',
  '/member/login?returnTo=%2F%2Fevil.example',
  '/member/login?returnTo=%2Fmember%2Fauth%2Flogin',
  `/member/login?returnTo=%2F${'a'.repeat(200)}`,
])('%s has the shell, and no content of a visitor', async (path) => {
  expect(await open(path)).toContain(shell);
  expect(rendered).toEqual([]);
});

test('two pages are rendered at a time; others that come meanwhile are sent without content', async () => {
  render = () => new Promise(() => {});
  await Promise.all(
    ['/member', '/member/login', '/accessibility', '/member?language=es'].map((path) => open(path)),
  );
  expect(rendered).toHaveLength(2);
});

test('the start of the portal is prepared for each client and language in use', async () => {
  await bff.dependencies.pageContents.prepare([
    { origin: bff.origin, client: 'common' },
    { origin: 'https://member.example', client: 'mahp' },
  ]);
  expect([rendered.length, shells.length]).toEqual([8, 4]);
  expect(mainOf(await open('/member'))).toBe('/member en 1');
  expect(rendered).toHaveLength(8);
});

test('the preparation ends when a service is not there yet', async () => {
  renderShell = () => Promise.reject(new Error('down'));
  await bff.dependencies.pageContents.prepare([
    { origin: bff.origin, client: 'common' },
    { origin: 'https://member.example', client: 'mahp' },
  ]);
  expect([rendered.length, shells.length]).toEqual([0, 1]);
});

test('a screen without header has no shell', async () => {
  expect(await open('/cvgdetermination')).toContain('<div id="root"></div>');
  expect(shells).toEqual([]);
});

test('a browser with a session, or with a sign-in that failed or is to be tried, gets the shell', async () => {
  for (const cookie of ['portal-session=x', 'portal-sign-in-error=cancelled', 'portal-known=0']) {
    expect(await open('/member', cookie)).toContain(shell);
  }
  expect(rendered).toEqual([]);
});

test('a member’s page is the shell in the theme of the client, with the title of the screen', async () => {
  const text = await open('/member/claims', 'portal-session=x');
  expect(text).toContain(shell);
  expect(text).toContain('<title>Claims</title>');
  expect(text).toContain('<meta name="description" content="A portal" />');
  expect(text).toContain('data-theme="b"');
  expect(text).not.toContain('prerendered-data');
  expect(await open('/member/nowhere')).toContain('<title>Not found</title>');
});

test('a shell is rendered once for a client, host, language and text size, for every user and screen', async () => {
  for (const cookie of ['', 'portal-session=x', 'portal-session=y']) {
    await open('/member/claims', cookie);
    await open('/payments', cookie);
  }
  expect(shells).toHaveLength(1);
  for (const [path, cookie, expected] of [
    ['/member/claims?language=es', '', 'common es base'],
    ['/member/claims', 'language=es-es', 'common es base'],
    ['/member/claims', 'fontSize=large', 'common en large'],
    ['/member/claims?client=mahp', '', 'mahp en base'],
  ] as const) {
    expect(await open(path, cookie)).toContain(`<header>${expected}</header>`);
  }
  expect(shells).toHaveLength(4);
});

test('the renderer of a shell knows no session, and makes a visitor’s reads only', async () => {
  await open('/member/claims', 'portal-session=secret');
  const [wanted] = shells;
  expect(wanted?.status).toEqual({ signedIn: false });
  expect(JSON.stringify(wanted)).not.toContain('secret');
  await expect(wanted?.get('/portalmicroservices/api/member/claims')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('older content is sent once more, and read again in the background', async () => {
  expect(mainOf(await open('/member'))).toBe('/member en 1');
  bff.advance(59_000);
  await open('/member');
  expect(rendered).toHaveLength(1);
  bff.advance(2_000);
  expect(mainOf(await open('/member'))).toBe('/member en 1');
  await until(async () => mainOf(await open('/member')) === '/member en 2', 'Never renewed.');
  expect(rendered).toHaveLength(2);
});

test('content that is many times too old is read again before it is sent', async () => {
  await open('/member');
  bff.advance(600_000);
  expect(mainOf(await open('/member'))).toBe('/member en 2');
});

test('with the service down the last good content stays; without one the page is sent without', async () => {
  await open('/member');
  render = () => Promise.reject(new Error('down'));
  bff.advance(61_000);
  await open('/member');
  await pause(20);
  expect(mainOf(await open('/member'))).toBe('/member en 1');
  expect(await open('/accessibility')).toContain(shell);
  expect(bff.logText()).toContain('page-content-failed');
  render = (wanted) => Promise.resolve(contentOf(wanted, 0));
  expect(await open('/accessibility')).toContain(shell);
  bff.advance(5_000);
  expect(mainOf(await open('/accessibility'))).toBe('/accessibility en 0');
});

test('a page that takes long is sent with the shell, and has its content the next time', async () => {
  let finish = () => {};
  const wait = new Promise<void>((resolve) => (finish = resolve));
  render = (wanted) => wait.then(() => contentOf(wanted, 1));
  expect(await open('/member')).toContain(shell);
  finish();
  await pause(20);
  expect(mainOf(await open('/member'))).toBe('/member en 1');
});

test('a page to which a visitor is not let in is sent with the shell', async () => {
  render = () => Promise.resolve(null);
  expect(await open('/member')).toContain(shell);
});

test('a visitor’s reads are those of the catalogue that visitors may make', async () => {
  const codes: unknown[] = [];
  render = async ({ get }) => {
    for (const url of [
      '/nowhere',
      '/portalmicroservices/api/member/claims',
      '/member/api/session',
    ]) {
      codes.push(await get(url).catch(({ code }: { code: string }) => code));
    }
    codes.push(
      await get('/portalmicroservices/public/features').catch(({ code }: { code: string }) => code),
    );
    return null;
  };
  await open('/member');
  expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'UPSTREAM_UNREACHABLE']);
});

test('the setting sends pages without content and shell', async () => {
  const off = await startBff({
    settings: { PORTAL_FOLDER: folder, PAGE_CONTENT_SECONDS: 0 },
    overrides: {
      renderer: {
        renderPage: async (wanted) => contentOf(wanted, 1),
        renderShell: async (wanted) => shellOf(wanted),
      },
    },
  });
  const got = await off.agent().get('/member').set(asPage);
  expect(got.text).toContain('<div id="root"></div>');
  await off.stop();
});
