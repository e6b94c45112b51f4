import { until } from '@portal/resilience';
import { setTimeout as pause } from 'node:timers/promises';
import { commonShell, contentOf, useRenderingBff } from '../../testing/rendering-bff';

const site = useRenderingBff();
const { open } = site;
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

test('its scripts wait in a template for the one that starts them after the first paint', async () => {
  const text = await open('/member');
  expect(text).toContain('<script type="module" src="/member/assets/after-paint-5f.js"></script>');
  const deferred = /<template id="deferred-scripts">(.*)<\/template>/.exec(text)?.[1];
  expect(deferred).toBe(
    '<script type="module" crossorigin src="/member/assets/index-1a.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/member/assets/texts-en-3d.js" />',
  );
  expect(text.replace(deferred ?? '', '')).not.toMatch(/index-1a|texts-en/);
});

test('is rendered once for a page, client, host, language, text size and return path', async () => {
  await open('/member');
  await open('/member?utm_source=x');
  expect(site.rendered).toHaveLength(1);
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
  expect(site.rendered.map(({ path, client }) => `${path} ${client}`)).toHaveLength(7);
  expect(site.rendered.at(-2)).toMatchObject({
    path: '/member/login',
    search: '?returnTo=%2Fmember%2Fclaims',
  });
});

test('all unknown paths have the content of one page, with 404', async () => {
  expect(mainOf(await open('/member/nowhere?q=1'))).toBe('/* en 1');
  expect(mainOf(await open('/.git/config'))).toBe('/* en 1');
  expect(site.rendered).toHaveLength(1);
  const { status } = await site.bff.agent().get('/nowhere').set({ accept: 'text/html' });
  expect(status).toBe(404);
});

test.each([
  '/member/claims',
  '/member/login?returnTo=%2F%2Fevil.example',
  '/member/login?returnTo=%2Fmember%2Fauth%2Flogin',
  `/member/login?returnTo=%2F${'a'.repeat(200)}`,
])('%s has the shell, and no content of a visitor', async (path) => {
  expect(await open(path)).toContain(commonShell);
  expect(site.rendered).toEqual([]);
});

test('two pages are rendered at a time; others that come meanwhile are sent without content', async () => {
  site.render = () => new Promise(() => {});
  await Promise.all(
    ['/member', '/member/login', '/accessibility', '/member?language=es'].map((path) => open(path)),
  );
  expect(site.rendered).toHaveLength(2);
});

test('the start of the portal is prepared for each client and language in use', async () => {
  await site.bff.dependencies.pageContents.prepare([
    { origin: site.bff.origin, client: 'common' },
    { origin: 'https://member.example', client: 'mahp' },
  ]);
  expect([site.rendered.length, site.shells.length]).toEqual([8, 4]);
  expect(mainOf(await open('/member'))).toBe('/member en 1');
  expect(site.rendered).toHaveLength(8);
});

test('the preparation ends when a service is not there yet', async () => {
  site.renderShell = () => Promise.reject(new Error('down'));
  await site.bff.dependencies.pageContents.prepare([
    { origin: site.bff.origin, client: 'common' },
    { origin: 'https://member.example', client: 'mahp' },
  ]);
  expect([site.rendered.length, site.shells.length]).toEqual([0, 1]);
});

test('older content is sent once more, and read again in the background', async () => {
  expect(mainOf(await open('/member'))).toBe('/member en 1');
  site.bff.advance(59_000);
  await open('/member');
  expect(site.rendered).toHaveLength(1);
  site.bff.advance(2_000);
  expect(mainOf(await open('/member'))).toBe('/member en 1');
  await until(async () => mainOf(await open('/member')) === '/member en 2', 'Never renewed.');
  expect(site.rendered).toHaveLength(2);
});

test('content that is many times too old is read again before it is sent', async () => {
  await open('/member');
  site.bff.advance(600_000);
  expect(mainOf(await open('/member'))).toBe('/member en 2');
});

test('with the service down the last good content stays; without one the page is sent without', async () => {
  await open('/member');
  site.render = () => Promise.reject(new Error('down'));
  site.bff.advance(61_000);
  await open('/member');
  await pause(20);
  expect(mainOf(await open('/member'))).toBe('/member en 1');
  expect(await open('/accessibility')).toContain(commonShell);
  expect(site.bff.logText()).toContain('page-content-failed');
  site.render = (wanted) => Promise.resolve(contentOf(wanted, 0));
  expect(await open('/accessibility')).toContain(commonShell);
  site.bff.advance(5_000);
  expect(mainOf(await open('/accessibility'))).toBe('/accessibility en 0');
});

test('a page that takes long is sent with the shell, and has its content the next time', async () => {
  let finish = () => {};
  const wait = new Promise<void>((resolve) => (finish = resolve));
  site.render = (wanted) => wait.then(() => contentOf(wanted, 1));
  expect(await open('/member')).toContain(commonShell);
  finish();
  await pause(20);
  expect(mainOf(await open('/member'))).toBe('/member en 1');
});

test('a page to which a visitor is not let in is sent with the shell', async () => {
  site.render = () => Promise.resolve(null);
  expect(await open('/member')).toContain(commonShell);
});

test('a visitor’s reads are those of the catalogue that visitors may make', async () => {
  const codes: unknown[] = [];
  site.render = async ({ get }) => {
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
