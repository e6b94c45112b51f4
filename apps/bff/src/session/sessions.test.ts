import { identityOf, tokensAt } from '../../testing/start-bff';
import { MemorySessionStore } from './store/memory-session-store';
import { SessionKey } from './session-key';
import type { SessionStore } from './store/session-store';
import { Sessions } from './sessions';

const minute = 60_000;
const limits = { idleMs: 16 * minute, absoluteMs: 60 * minute };
const identity = identityOf('https://sign-in.example');

function start() {
  let now = 1_800_000_000_000;
  const store = new MemorySessionStore(() => now);
  const sessions = new Sessions(store, limits, { now: 'a key for tests' }, () => now);
  const begin = () => sessions.begin(identity, tokensAt(now));
  return { store, sessions, begin, advance: (ms: number) => (now += ms), now: () => now };
}

test('security 4: an id has 192 random bits and a key 256, and no two are equal', () => {
  const values = new Set(Array.from({ length: 1000 }, () => SessionKey.create().cookieValue));
  expect(values.size).toBe(1000);
  const [id = '', key = ''] = (values.values().next().value ?? '').split('.');
  expect(Buffer.from(id, 'base64url')).toHaveLength(24);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
});

test('security 8: a forged, truncated or changed cookie is no session, and nothing is written', async () => {
  const { sessions, begin, store } = start();
  const { cookieValue } = (await begin()).key;
  const other = SessionKey.create().cookieValue;
  const [id, key] = cookieValue.split('.');
  const before = store.dump();
  for (const value of [
    '',
    'x',
    other,
    cookieValue.slice(0, -1),
    `${cookieValue}A`,
    `${id}.${other.split('.')[1]}`,
    `${other.split('.')[0]}.${key}`,
    `${id}.${key}; x`,
  ]) {
    expect(await sessions.read(value)).toBeUndefined();
  }
  expect(store.dump()).toBe(before);
  expect(await sessions.read(cookieValue)).toBeDefined();
});

test('security 10: a dump of the store holds no token, name or cookie that can be read', async () => {
  const { begin, store } = start();
  const session = await begin();
  const dump = store.dump();
  for (const text of ['planted', 'commercial-member', 'sign-in.example', 'member']) {
    expect(dump).not.toContain(text);
  }
  for (const half of session.key.cookieValue.split('.')) expect(dump).not.toContain(half);
});

test('a part that was moved to another session or to another part does not open', () => {
  const one = SessionKey.create();
  const sealed = one.seal('tokens', { access: 'a' });
  expect(one.open('tokens', sealed)).toEqual({ access: 'a' });
  expect(one.open('identity', sealed)).toBeUndefined();
  expect(SessionKey.create().open('tokens', sealed)).toBeUndefined();
  expect(one.open('tokens', 'short')).toBeUndefined();
});

test('security 6: a session ends after the idle limit, and its key is gone', async () => {
  const { sessions, begin, store, advance } = start();
  const { key } = await begin();
  advance(limits.idleMs - 1_000);
  expect(await sessions.read(key.cookieValue)).toBeDefined();
  advance(1_000);
  expect(await sessions.read(key.cookieValue)).toBeUndefined();
  expect(await store.read(key.id)).toBeUndefined();
});

test('security 6: constant use does not carry a session past the absolute limit', async () => {
  const { sessions, begin, advance } = start();
  const { key } = await begin();
  for (let i = 0; i < 59; i += 1) {
    advance(minute);
    const session = await sessions.read(key.cookieValue);
    await sessions.touch(session as NonNullable<typeof session>);
  }
  expect(await sessions.read(key.cookieValue)).toBeDefined();
  advance(minute);
  expect(await sessions.read(key.cookieValue)).toBeUndefined();
});

test('use is written at most once a minute', async () => {
  const { sessions, begin, advance, now } = start();
  const session = await begin();
  const startedAt = now();
  advance(59_000);
  await sessions.touch(session);
  expect(session.activity.seenAt).toBe(startedAt);
  advance(1_000);
  await sessions.touch(session);
  expect((await sessions.read(session.key.cookieValue))?.activity.seenAt).toBe(now());
});

test('security 12: tokens that are renewed after the end of a session are not saved', async () => {
  const { sessions, begin, now } = start();
  const session = await begin();
  await sessions.end(session);
  expect(await sessions.saveTokens(session, tokensAt(now()))).toBe(false);
  expect(await sessions.extend(session)).toBe(false);
  expect(await sessions.read(session.key.cookieValue)).toBeUndefined();
});

test('security 11: an operator ends all sessions of one user', async () => {
  const { sessions, begin, now } = start();
  const mine = [await begin(), await begin()];
  const other = await sessions.begin({ ...identity, subject: 'medicare-member' }, tokensAt(now()));
  expect(await sessions.endAllOf(identity)).toBe(2);
  for (const { key } of mine) expect(await sessions.read(key.cookieValue)).toBeUndefined();
  expect(await sessions.read(other.key.cookieValue)).toBeDefined();
});

test('a store that is unavailable is reported as such, and not as "no session"', async () => {
  const away = async () => {
    throw new Error('connection refused');
  };
  const store = { read: away, create: away } as unknown as SessionStore;
  const sessions = new Sessions(store, limits, { now: 'key' }, () => 0);
  await expect(sessions.read(SessionKey.create().cookieValue)).rejects.toMatchObject({
    code: 'SESSION_STORE_UNAVAILABLE',
    status: 503,
  });
});
