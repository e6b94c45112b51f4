import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { until } from '@portal/resilience';
import { script, writeBuiltPortal } from '../../testing/built-portal';
import { startBff, type StartedBff } from '../../testing/start-bff';

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

describe('assets', () => {
  test('a file with a hash in its name is cached for a year', async () => {
    const got = await get('/member/assets/app-1a.js');
    expect([got.status, got.text]).toEqual([200, script]);
    expect(got.headers['content-type']).toMatch(/^text\/javascript/);
    expect(got.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(got.headers['x-content-type-options']).toBe('nosniff');
  });

  test('any other file is revalidated each time', async () => {
    const got = await get('/member/favicon.svg');
    expect(got.headers['cache-control']).toBe('public, no-cache');
    expect(got.headers['content-type']).toMatch(/^image\/svg/);
  });

  test('the worker of the ID card may look after all of the portal, and no other script may', async () => {
    const worker = await get('/member/card-worker.js');
    expect(worker.headers['service-worker-allowed']).toBe('/member');
    expect(worker.headers['cache-control']).toBe('public, no-cache');
    expect(worker.headers['content-security-policy']).toContain("default-src 'none'");
    const script = await get('/member/assets/app-1a.js');
    expect(script.headers['service-worker-allowed']).toBeUndefined();
  });

  test('a file that the build compressed is sent that way to those who take it', async () => {
    const brotli = await fetch(`${bff.origin}/member/assets/app-1a.js`, {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await brotli.text()).toBe(script);
    const gzip = await get('/member/assets/app-1a.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const plain = await get('/member/assets/app-1a.js', { 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test('a browser that disconnects before its file is sent is not an error', async () => {
    const { hostname, port } = new URL(bff.origin);
    for (let i = 0; i < 20; i += 1) {
      const socket = connect(Number(port), hostname, () => {
        socket.write('GET /member/assets/app-1a.js HTTP/1.1\r\nHost: localhost\r\n\r\n', () =>
          socket.destroy(),
        );
      });
    }
    await until(
      () => bff.log().some(({ outcome }) => outcome === 'aborted'),
      'No request was logged as aborted.',
    );
    expect(bff.log().filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('no other file of the disk can be requested', async () => {
    for (const path of [
      '/member/assets/app-1a.js.map',
      '/member/assets/app-1a.js.br',
      '/member/index.html',
      '/member/assets/..%2findex.html',
      '/member/assets/../index.html',
    ]) {
      expect((await get(path)).status).toBeGreaterThanOrEqual(400);
    }
  });
});
