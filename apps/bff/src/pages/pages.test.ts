import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientIds, clientOf } from '@portal/client-config';
import { html, writeBuiltPortal, writePage } from '../../testing/built-portal';
import { startBff, type StartedBff } from '../../testing/start-bff';

const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let folder: string;
let bff: StartedBff;
beforeAll(async () => {
  folder = writeBuiltPortal();
  bff = await startBff({ settings: { PORTAL_FOLDER: folder, SCENARIOS: true } });
});
afterAll(async () => {
  await bff.stop();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  bff.agent().get(path).set(headers);

describe('pages', () => {
  test.each([
    '/member',
    '/member/',
    '/member/claims',
    '/accessibility',
    '/security/forgotpassword',
    '/payments',
    '/Member/Claims/',
  ])('%s is the page of the portal, which is not cached', async (path) => {
    const got = await bff.agent().get(path).set(asPage);
    expect([got.status, got.text]).toEqual([200, html]);
    expect(got.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(got.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ...['/member/nowhere', '/nowhere', '/.git/config', '/member/claims/1'],
    ...['/member/foo.html', '/member/assets/gone-2b.js', '/robots.txt'],
    ...['/member/%', '/%E0%A4%A', '/member//claims', '/member/claims;x=1'],
  ])('%s is no screen: the page, which says so, with 404', async (path) => {
    const got = await bff.agent().get(path).set(asPage);
    expect([got.status, got.text]).toEqual([404, html]);
    expect(got.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(got.headers['cache-control']).toBe('no-store');
    expect(got.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each([
    ['/member/api/%', asPage.accept, 400],
    ['/portalmicroservices/%', asPage.accept, 400],
    ['/member/%', 'application/json', 400],
    ['/member/%', '*/*', 400],
    ['/member/assets/gone-2b.js', '*/*', 404],
    ['/member/foo.png', 'image/avif,image/*,*/*;q=0.8', 404],
  ])('%s with %s is answered as JSON', async (path, accept, status) => {
    const got = await get(path, { accept });
    expect(got.status).toBe(status);
    expect(got.headers['content-type']).toBe('application/problem+json');
  });

  test('search engines are asked to leave out what members alone see, and what is not there', async () => {
    const robots = async (path: string) =>
      (await bff.agent().get(path).set(asPage)).headers['x-robots-tag'];
    expect(await robots('/member')).toBeUndefined();
    expect(await robots('/member/druglookup')).toBeUndefined();
    expect(await robots('/member/claims')).toBe('noindex');
    expect(await robots('/member/nowhere')).toBe('noindex');
  });

  test.each([
    ['/', '/member'],
    ['/?scenario=visitor-medicare', '/member?scenario=visitor-medicare'],
  ])('the host alone leads to the portal: %s', async (path, location) => {
    const got = await bff.agent().get(path).set(asPage);
    expect([got.status, got.headers.location]).toEqual([302, location]);
  });

  test('what is no page is a 404: a missing file, another method, a call that wants JSON', async () => {
    for (const path of ['/member/assets/gone-2b.js', '/member/screens.json', '/robots.txt']) {
      expect((await bff.agent().get(path).set(asPage)).status).toBe(404);
    }
    expect((await get('/member/claims', { accept: 'application/json' })).status).toBe(404);
    expect((await bff.agent().post('/member/claims')).status).toBe(404);
  });

  test('security 39: pages and assets do not wait for the session store', async () => {
    const away = async () => {
      throw new Error('the store is away');
    };
    const store = { read: away } as never;
    const alone = await startBff({
      settings: { PORTAL_FOLDER: folder },
      overrides: { sessionStore: store },
    });
    const agent = alone.agent();
    agent.setCookie('portal-session', `${'A'.repeat(32)}.${'B'.repeat(43)}`);
    expect((await agent.get('/member/claims').set(asPage)).status).toBe(200);
    expect((await agent.get('/member/assets/app-1a.js')).status).toBe(200);
    const session = await agent.get('/member/api/session');
    expect(session.body).toMatchObject({ status: 503, code: 'SESSION_STORE_UNAVAILABLE' });
    expect(session.headers['set-cookie']).toBeUndefined();
    await alone.stop();
  });

  test('a portal that is not built is reported', async () => {
    const empty = await startBff({ settings: { PORTAL_FOLDER: join(folder, 'nowhere') } });
    const got = await empty.agent().get('/member').set(asPage);
    expect(got.body).toMatchObject({ status: 503, code: 'NOT_BUILT' });
    await empty.stop();
  });

  test('a page has the brand of the client of its host, or of its query outside production', async () => {
    const branded = `<html lang="en" data-client="common" data-theme="a"><head><title>x</title></head></html>`;
    const own = mkdtempSync(join(tmpdir(), 'branded-'));
    writePage(own, branded);
    const it = await startBff({ settings: { PORTAL_FOLDER: own } });
    const agent = it.agent();
    const clientOn = (text: string) => /data-client="(\w+)"/.exec(text)?.[1];
    const id = clientIds.at(-1);
    const first = await agent.get(`/member?client=${id}`).set(asPage);
    expect(clientOn(first.text)).toBe(id);
    expect(first.text).toContain(`<title>${clientOf(id ?? 'common').name}</title>`);
    expect(clientOn((await agent.get('/member/claims').set(asPage)).text)).toBe(id);
    expect(clientOn((await it.agent().get('/member').set(asPage)).text)).toBe('common');
    await it.stop();
    rmSync(own, { recursive: true });
  });

  test('a page has the language and text size of the browser from the first byte', async () => {
    const own = mkdtempSync(join(tmpdir(), 'preferred-'));
    writePage(own, '<html lang="en" data-client="common"><title>x</title></html>');
    const it = await startBff({ settings: { PORTAL_FOLDER: own } });
    const rootOf = async (path: string, cookie: string) => {
      const got = await it
        .agent()
        .get(path)
        .set({ ...asPage, cookie });
      expect(got.headers['vary']).toMatch(/cookie/i);
      return /<html[^>]* (lang="\w+" class="\w+")/.exec(got.text)?.[1];
    };
    expect(await rootOf('/member', '')).toBe('lang="en" class="base"');
    expect(await rootOf('/member', 'language=es-es; fontSize=large')).toBe(
      'lang="es" class="large"',
    );
    expect(await rootOf('/member?language=en', 'language=es-es')).toBe('lang="en" class="base"');
    const chosen = await it.agent().get('/member?language=es').set(asPage);
    expect(chosen.headers['set-cookie']).toEqual([
      'language=es-es; Max-Age=31536000; Path=/; SameSite=Lax',
    ]);
    const unknown = await it.agent().get('/member?language=fr').set(asPage);
    expect(unknown.headers['set-cookie']).toBeUndefined();
    await it.stop();
    rmSync(own, { recursive: true });
  });

  test('opening a page with a scenario stores it in a cookie, where scenarios are enabled', async () => {
    const opened = await bff.agent().get('/member?scenario=empty-handed').set(asPage);
    expect(opened.headers['set-cookie']).toEqual([
      'scenario=empty-handed; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const forged = await bff.agent().get('/member?scenario=a%0d%0aset-cookie:b=c').set(asPage);
    expect(forged.headers['set-cookie']).toBeUndefined();
    const serious = await startBff({ settings: { PORTAL_FOLDER: folder } });
    const ignored = await serious.agent().get('/member?scenario=empty-handed').set(asPage);
    expect(ignored.headers['set-cookie']).toBeUndefined();
    await serious.stop();
  });
});
