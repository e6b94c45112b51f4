import { createLogger } from '@portal/logger';
import { openRedisKeys, type RedisKeys, startRedis, type TestRedis } from '@portal/resilience';
import { openRedisStore, type OpenRedisStore } from '../../testing/open-redis-store';
import { realisticIdentity, realisticTokens } from '../../testing/realistic-tokens';
import type { Identity } from './session';
import { Sessions } from './sessions';
import { sessionsCommand } from './sessions-command';

const hour = 3_600_000;
const limits = { idleMs: hour / 4, absoluteMs: 8 * hour };

let redis: TestRedis;
let keys: RedisKeys;
let replica: OpenRedisStore;
let other: OpenRedisStore;
let sessions: Sessions;
beforeAll(async () => {
  redis = await startRedis();
  keys = await openRedisKeys(redis);
  [replica, other] = [await openRedisStore(redis), await openRedisStore(redis)];
  sessions = sessionsOn(replica);
});
afterAll(async () => {
  for (const one of [replica, other]) one.close();
  await keys.close();
  await redis.stop();
});

const sessionsOn = ({ cached }: OpenRedisStore) =>
  new Sessions(cached, limits, { now: 'a key for tests' }, () => Date.now());
const begin = (identity: Identity = realisticIdentity()) =>
  sessions.begin(identity, realisticTokens(Date.now()));

test('a session is read from Redis as it was begun, and ends in every replica', async () => {
  const session = await begin();
  const { cookieValue } = session.key;
  const found = await sessionsOn(other).read(cookieValue);
  expect(found?.tokens).toEqual(session.tokens);
  expect(found?.identity).toEqual(session.identity);
  await sessions.end(session);
  await other.store.read(session.key.id);
  expect(await sessionsOn(other).read(cookieValue)).toBeUndefined();
  expect(await sessions.saveTokens(session, session.tokens)).toBe(false);
});

test('security 10: a dump of Redis holds no token, no personal data and no half of a cookie', async () => {
  const session = await begin();
  await sessions.saveTokens(session, { ...session.tokens, access: realisticTokens(0).access });
  const release = await replica.store.lock(session.key.id, 5000);
  const all = await keys.all();
  await release?.();
  const dump = Buffer.concat(all.flatMap(({ key, value }) => [Buffer.from(key), value]));
  // As Redis stores it, and decoded.
  const texts = [dump.toString('latin1'), dump.toString('base64url'), dump.toString('base64')];
  const { tokens, identity, key } = session;
  const { access, id, refresh = '', mailOrder = '' } = tokens;
  const secrets = [
    ...[...access.split('.'), ...id.split('.'), refresh, mailOrder],
    ...key.cookieValue.split('.'),
    ...[identity.subject, identity.issuer, identity.memberId ?? '', 'Marisol', 'member-'],
  ];
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    const decoded = Buffer.from(secret, 'base64url').toString('latin1');
    for (const text of texts) expect(text).not.toContain(secret);
    if (decoded.length >= 12) expect(texts[0]).not.toContain(decoded);
  }
  expect(dump.length).toBeGreaterThan(1000);
});

describe('the operator', () => {
  const lines: string[] = [];
  const log = createLogger({ service: 'bff', destination: { write: (line) => lines.push(line) } });
  const run = (...args: string[]) =>
    sessionsCommand(args, {
      sessions,
      store: replica.store,
      issuers: ['https://other.example', 'https://sign-in.everfern.example/oauth2/default'],
      log,
      now: Date.now(),
    });

  test('security 11: lists and ends the sessions of one user, and it is audited', async () => {
    const identity = realisticIdentity();
    const [first, second] = [await begin(identity), await begin(identity)];
    const someoneElse = await begin();
    const listed = await run('list', identity.subject);
    expect(listed).toHaveLength(3);
    expect(listed[2]).toBe('2 sessions.');
    expect([listed[0]?.slice(0, 12), listed[1]?.slice(0, 12)].sort()).toEqual(
      [first, second].map(({ key }) => key.id.slice(0, 12)).sort(),
    );
    expect(listed[0]).toMatch(
      /^[\w-]{12}, began 20\S+Z, last used 20\S+Z, ends 20\S+Z at the latest$/,
    );

    expect(await run('end', identity.subject)).toEqual(['2 sessions ended.']);
    for (const { key } of [first, second]) {
      expect(await sessions.read(key.cookieValue)).toBeUndefined();
    }
    expect(await sessions.read(someoneElse.key.cookieValue)).toBeDefined();
    expect(await run('list', identity.subject)).toEqual(['0 sessions.']);
    expect(lines.join('')).toContain('sessions-ended-by-operator');
    expect(lines.join('')).toContain(first.user);
    expect(lines.join('')).not.toContain(identity.subject);
  });

  test('ends all sessions, here and in every other replica, and it is audited', async () => {
    const some = [await begin(), await begin()];
    await other.cached.read(some[0]?.key.id ?? '');
    const [said] = await run('end', '--all');
    expect(Number(said?.split(' ')[0])).toBeGreaterThanOrEqual(2);
    await other.store.read('s1');
    for (const { key } of some) {
      expect(await sessions.read(key.cookieValue)).toBeUndefined();
      expect(await other.cached.read(key.id)).toBeUndefined();
    }
    expect(lines.join('')).toContain('all-sessions-ended-by-operator');
  });

  test.each([
    [],
    ['list'],
    ['list', '--all'],
    ['end', '--everyone'],
    ['end'],
    ['list', 'a', 'b'],
    ['kill', 'a'],
  ])('sees the usage of the command after %j %j %j', async (...args) => {
    await expect(run(...args)).rejects.toThrow(/^Usage: sessions list\|end <user>/);
  });
});
