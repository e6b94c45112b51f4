import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { RedisServers } from './redis-servers';

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
  const servers = new RedisServers();
  const file = (name: string) => join(servers.folder, name);
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
  const password = 'a p@ssword/of the test';
  const port = await servers.start((tlsPort) => [
    'port 0',
    `tls-port ${tlsPort}`,
    'save ""',
    `tls-cert-file ${file('server.crt')}`,
    `tls-key-file ${file('server.key')}`,
    `tls-ca-cert-file ${file('authority.crt')}`,
    'tls-auth-clients no',
    'user default off',
    `user portal on #${hashOf(password)} ${portalRights}`,
  ]);
  const urlWith = (word: string) => `rediss://portal:${encodeURIComponent(word)}@localhost:${port}`;
  return {
    url: urlWith(password),
    wrongUrl: urlWith('another'),
    authority: file('authority.crt'),
    stop: () => servers.stop(),
  };
}

const hashOf = (password: string) => createHash('sha256').update(password).digest('hex');
