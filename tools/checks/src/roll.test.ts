import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace';

const script = join(root, 'tools/operations/roll.sh');
const old = ['old-1', 'old-2'];

let fake: string;
let servers: Server[] = [];
beforeEach(() => {
  fake = mkdtempSync(join(tmpdir(), 'portal-roll-'));
  copyFileSync(join(import.meta.dirname, 'testing/fake-docker.sh'), join(fake, 'docker'));
  chmodSync(join(fake, 'docker'), 0o755);
});
afterEach(async () => {
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  servers = [];
  rmSync(fake, { recursive: true });
});

async function listen(handle: RequestListener): Promise<number> {
  const server = createServer(handle).listen(0, 'localhost');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

/** Where an identity provider sends a browser; nowhere: it shows its page. */
const redirects = {
  page: () => undefined,
  'a scope that it refuses': (back: string) => `${back}?error=invalid_scope`,
} satisfies Record<string, (back: string) => string | undefined>;

interface Roll {
  /** What becomes of a new replica. */
  replica?: 'ready' | 'hanging' | 'ended' | 'refused';
  provider?: keyof typeof redirects;
  check?: string;
  /** READY_SECONDS. */
  seconds?: string;
  /** Replicas that have stopped. */
  stopped?: readonly string[];
}

/** Rolls two old replicas, and tells how that ended. */
async function roll(setUp: Roll) {
  const { replica = 'ready', provider = 'page', check = '', stopped = [] } = setUp;
  const publicUrl = 'https://portal.example';
  const providerPort = await listen((_request, response) => {
    const location = redirects[provider](`${publicUrl}/member/auth/callback`);
    response.writeHead(location ? 303 : 200, location ? { location } : {}).end();
  });
  const issuer = `http://localhost:${providerPort}`;
  const port = await listen((_request, response) => {
    response.writeHead(302, { location: `${issuer}/authorize` }).end();
  });
  writeFileSync(join(fake, 'replicas'), `${old.join('\n')}\n`);
  writeFileSync(join(fake, 'ready'), `${old.join('\n')}\n`);
  writeFileSync(join(fake, 'stopped'), stopped.map((id) => `${id}\n`).join(''));
  writeFileSync(join(fake, 'new'), replica);
  const environment = {
    PATH: `${fake}:/usr/bin:/bin`,
    FAKE: fake,
    NODE: process.execPath,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    OIDC_ISSUER: issuer,
    READY_SECONDS: setUp.seconds ?? '0',
    LOGS: join(fake, 'logs'),
    SIGN_IN_CHECK: check,
  };
  const args = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  const ended = await new Promise<{ code: number; text: string }>((resolve) => {
    execFile('env', ['-i', ...args, 'sh', script], (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, text: stdout + stderr }),
    );
  });
  return { ...ended, replicas: readFileSync(join(fake, 'replicas'), 'utf8').trim().split('\n') };
}

test('each old replica goes when a new one is ready and a member can sign in there; its log is kept', async () => {
  const { code, replicas } = await roll({});
  expect({ code, replicas }).toEqual({ code: 0, replicas: ['new-1-ready', 'new-2-ready'] });
  expect(readdirSync(join(fake, 'logs'))).toHaveLength(2);
});

test.each([[['gone-1']], [['gone-1', 'gone-2']]])(
  'replicas that have stopped go first, so that Compose starts none of them with the old image: %j',
  async (stopped) => {
    const { code, text, replicas } = await roll({ stopped });
    expect({ code, replicas }).toEqual({ code: 0, replicas: ['new-1-ready', 'new-2-ready'] });
    expect(text).toContain('Replaced one of 2.');
    expect(readFileSync(join(fake, 'stopped'), 'utf8')).toBe('');
    // Their last words are the reason why they stopped.
    expect(readdirSync(join(fake, 'logs'))).toHaveLength(2 + stopped.length);
  },
);

test.each<[string, Roll, string]>([
  ['never gets ready', { replica: 'hanging' }, 'did not get ready'],
  ['ends', { replica: 'ended' }, 'did not get ready'],
  [
    'the identity provider refuses',
    { provider: 'a scope that it refuses' },
    'Sign-in: the identity provider refuses: invalid_scope.',
  ],
  ['the check of the operator refuses', { check: 'false' }, 'No one can sign in'],
])('a new replica that %s is removed, and the old ones stay', async (_, setUp, words) => {
  const { code, text, replicas } = await roll(setUp);
  expect({ code, replicas }).toEqual({ code: 1, replicas: old });
  expect(text).toContain(words);
  expect(text).toContain('the last words');
  expect(readdirSync(join(fake, 'logs'))).toHaveLength(1);
  expect(readFileSync(join(fake, 'calls'), 'utf8')).not.toContain('stop');
});

test('a new replica that ends is not waited for, though Docker starts it again', async () => {
  const began = performance.now();
  const { code, replicas } = await roll({ replica: 'ended', seconds: '60' });
  expect({ code, replicas }).toEqual({ code: 1, replicas: old });
  expect(performance.now() - began).toBeLessThan(20_000);
}, 70_000);

test('a new replica that cannot be started leaves the old ones, and the reason is printed', async () => {
  const { code, text, replicas } = await roll({ replica: 'refused' });
  expect({ code, replicas }).toEqual({ code: 1, replicas: old });
  expect(text).toContain('no such image');
});
