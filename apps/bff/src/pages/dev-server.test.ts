import { connect } from 'node:net';
import { createServer } from 'node:http';
import { listen, type TestServer } from '@portal/resilience';
import { startBff, type StartedBff } from '../../testing/start-bff';

const seen: { url: string; cookie: string | undefined }[] = [];
const vite = createServer((request, response) => {
  seen.push({ url: request.url ?? '', cookie: request.headers.cookie });
  const page = request.url === '/member/';
  const isList = request.url === '/member/screens.json';
  response.setHeader('content-type', page ? 'text/html' : 'text/javascript');
  if (isList) return response.end('[{"path":"/member/claims"},{"path":"/accessibility"}]');
  response.end(page ? '<title>from Vite</title>' : `// ${request.url}`);
});
vite.on('upgrade', (request, socket) => {
  seen.push({ url: request.url ?? '', cookie: request.headers.cookie });
  socket.end(
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\nreload',
  );
});

let bff: StartedBff;
let running: TestServer;
beforeAll(async () => {
  running = await listen(vite);
  bff = await startBff({ settings: { PORTAL_DEV_SERVER: running.origin } });
});
afterAll(async () => {
  await bff.stop();
  await running.stop();
});
beforeEach(() => seen.splice(0));

const asPage = { accept: 'text/html' };

test('pages come from the development server, under a policy that lets its inline parts run', async () => {
  for (const path of ['/member/claims', '/accessibility']) {
    const got = await bff.agent().get(path).set(asPage);
    expect(got.text).toBe('<title>from Vite</title>');
    expect(got.headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'");
    expect(got.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});

test.each([
  '/member/@vite/client',
  '/member/src/main.tsx?t=1',
  '/member/node_modules/.vite/deps/react.js?v=2',
  '/member/favicon.svg',
])('the module %s comes from it as it is, and the session cookie stays here', async (path) => {
  const got = await (await bff.signedIn()).get(path);
  expect(got.text).toBe(`// ${path}`);
  expect(seen).toEqual([{ url: path, cookie: undefined }]);
});

test('the BFF’s own addresses stay its own', async () => {
  expect((await bff.agent().get('/member/api/session')).body).toEqual({ signedIn: false });
  expect((await bff.agent().get('/member/auth/login')).status).toBe(302);
  expect(seen).toEqual([]);
});

test('the websocket for reloading goes through', async () => {
  const { port, hostname } = new URL(bff.origin);
  const answer = await new Promise<string>((resolve, reject) => {
    let got = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        'GET /member/?token=1 HTTP/1.1\r\nHost: localhost\r\nCookie: a=b\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n',
      ),
    );
    socket.on('data', (chunk) => (got += chunk.toString()));
    socket.on('close', () => resolve(got));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 101 /);
  expect(answer).toContain('reload');
  expect(seen).toEqual([{ url: '/member/?token=1', cookie: undefined }]);
});
