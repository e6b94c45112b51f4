import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedisServer } from './find-redis-server';
import { freePort } from './free-port';

/** A Redis as providers run it: TLS alone, and a user who may do no more than the portal needs. */
export interface SecuredRedis {
  /** rediss://, with user and password. */
  url: string;
  /** The same with another password. */
  wrongUrl: string;
  /** A file with the authority that signed its certificate. */
  authority: string;
  stop(): Promise<void>;
}

/** The rights of the portal's user in docs/operations.md. */
export const portalRights =
  '~portal:* &portal:* -@all +@connection +@read +@write +@scripting +@transaction +publish +subscribe +unsubscribe +time -@dangerous +info +cluster|slots';

/** Makes an authority and a certificate for localhost, and starts a server with it. */
export async function startSecuredRedis(): Promise<SecuredRedis> {
  const program = findRedisServer();
  const folder = mkdtempSync(join(tmpdir(), 'portal-redis-tls-'));
  const file = (name: string) => join(folder, name);
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: 'ignore' });
  const key = (name: string) => [
    ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-keyout', file(`${name}.key`), '-out', file(`${name}.crt`), '-days', '2'],
  ];
  openssl('req', '-x509', '-subj', '/CN=Authority of a test', ...key('authority'));
  openssl(
    ...['req', '-x509', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-addext', 'basicConstraints=critical,CA:FALSE', ...key('server')],
    ...['-CA', file('authority.crt'), '-CAkey', file('authority.key')],
  );
  const port = await freePort();
  const password = 'a p@ssword/of the test';
  writeFileSync(
    file('redis.conf'),
    [
      ...['port 0', `tls-port ${port}`, 'bind 127.0.0.1', `dir ${folder}`, 'save ""'],
      ...[`tls-cert-file ${file('server.crt')}`, `tls-key-file ${file('server.key')}`],
      ...[`tls-ca-cert-file ${file('authority.crt')}`, 'tls-auth-clients no'],
      'user default off',
      `user portal on #${hashOf(password)} ${portalRights}`,
    ].join('\n'),
  );
  const server = spawn(program, [file('redis.conf')], { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const output of server.stdout) {
    if (String(output).includes('Ready to accept connections')) break;
  }
  const urlWith = (word: string) => `rediss://portal:${encodeURIComponent(word)}@localhost:${port}`;
  return {
    url: urlWith(password),
    wrongUrl: urlWith('another'),
    authority: file('authority.crt'),
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const hashOf = (password: string) => createHash('sha256').update(password).digest('hex');
