import { identityOf, tokensAt } from '../../testing/start-bff';
import { CachedSessionStore } from './store/cached-session-store';
import { MemorySessionStore } from './store/memory-session-store';
import type { SessionChangeListener } from './store/session-changes';
import { SessionKey } from './session-key';
import { Sessions } from './sessions';

const minute = 60_000;
const limits = { idleMs: 16 * minute, absoluteMs: 60 * minute };
const identity = identityOf('https://sign-in.example');

/** Two replicas over one store; `open` counts what is decrypted. */
async function start({ cached = true } = {}) {
  let now = 1_800_000_000_000;
  const clock = () => now;
  const store = new MemorySessionStore(clock);
  const listeners: SessionChangeListener[] = [];
  const changes = {
    isComplete: true,
    subscribe: (listener: SessionChangeListener) => void listeners.push(listener),
  };
  const here = cached
    ? new CachedSessionStore(store, changes, { maxAgeMs: 1000, maxEntries: 100 }, clock)
    : store;
  const sessions = new Sessions(here, limits, { now: 'a key for tests' }, clock);
  const others = new Sessions(store, limits, { now: 'a key for tests' }, clock);
  const session = await others.begin(identity, tokensAt(now));
  const open = jest.spyOn(SessionKey.prototype, 'open');
  return {
    sessions,
    others,
    session,
    cookie: session.key.cookieValue,
    decrypted: () => open.mock.calls.length,
    advance: (ms: number) => (now += ms),
    notify: () => listeners.forEach((listener) => listener.changed(session.key.id)),
  };
}

afterEach(() => jest.restoreAllMocks());

test('the calls of one page decrypt a session once, and wait for nothing', async () => {
  const { sessions, cookie, decrypted } = await start();
  expect(sessions.peek(cookie)).toBeUndefined();
  const first = await sessions.read(cookie);
  const afterFirst = decrypted();
  expect(sessions.peek(cookie)).toEqual(first);
  expect(await sessions.read(cookie)).toEqual(first);
  expect(decrypted()).toBe(afterFirst);
});

test('without a cache the store is read each time, and unchanged texts are not decrypted again', async () => {
  const { sessions, others, session, cookie, decrypted } = await start({ cached: false });
  await sessions.read(cookie);
  const afterFirst = decrypted();
  await sessions.read(cookie);
  expect(decrypted()).toBe(afterFirst);
  expect(sessions.peek(cookie)).toBeUndefined();
  await others.end(session);
  expect(await sessions.read(cookie)).toBeUndefined();
});

test('security 5: a session that ended elsewhere is not cached after its notification, or after a second', async () => {
  for (const isNotified of [true, false]) {
    const { sessions, others, session, cookie, advance, notify } = await start();
    await sessions.read(cookie);
    await others.end(session);
    if (isNotified) notify();
    else advance(1000);
    expect(sessions.peek(cookie)).toBeUndefined();
    expect(await sessions.read(cookie)).toBeUndefined();
  }
});

test('security 5: a session that ended here is removed at once', async () => {
  const { sessions, cookie } = await start();
  const session = await sessions.read(cookie);
  await sessions.end(session as NonNullable<typeof session>);
  expect(sessions.peek(cookie)).toBeUndefined();
  expect(await sessions.read(cookie)).toBeUndefined();
});

test('new tokens are read as soon as they are saved', async () => {
  const { sessions, cookie } = await start();
  const session = (await sessions.read(cookie)) as NonNullable<
    Awaited<ReturnType<typeof sessions.read>>
  >;
  await sessions.saveTokens(session, { ...session.tokens, access: 'renewed' });
  expect((await sessions.read(cookie))?.tokens.access).toBe('renewed');
  expect(sessions.peek(cookie)?.tokens.access).toBe('renewed');
});

test('a change that one call makes to its session object is not visible to another', async () => {
  const { sessions, cookie } = await start();
  const mine = await sessions.read(cookie);
  Object.assign(mine as object, { tokens: 'changed' });
  expect(sessions.peek(cookie)?.tokens).toMatchObject({ access: 'access-token.planted' });
});

test('security 6: a cached session ends by its limits like any other', async () => {
  const { sessions, cookie, advance, notify } = await start();
  await sessions.read(cookie);
  advance(limits.idleMs - 500);
  notify();
  expect(await sessions.read(cookie)).toBeDefined();
  expect(sessions.peek(cookie)).toBeDefined();
  advance(500);
  expect(sessions.peek(cookie)).toBeUndefined();
  expect(await sessions.read(cookie)).toBeUndefined();
});

test('another key with the same id decrypts nothing', async () => {
  const { sessions, cookie } = await start();
  await sessions.read(cookie);
  const forged = `${cookie.split('.')[0]}.${SessionKey.create().cookieValue.split('.')[1]}`;
  expect(sessions.peek(forged)).toBeUndefined();
  expect(await sessions.read(forged)).toBeUndefined();
  expect(sessions.peek(forged)).toBeUndefined();
});

test('a decrypted session that is not used is removed', async () => {
  jest.useFakeTimers();
  try {
    const { sessions, cookie, decrypted } = await start({ cached: false });
    await sessions.read(cookie);
    const afterFirst = decrypted();
    jest.advanceTimersByTime(2000);
    await sessions.read(cookie);
    expect(decrypted()).toBeGreaterThan(afterFirst);
  } finally {
    jest.useRealTimers();
  }
});
