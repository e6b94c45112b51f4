import { CachedSessionStore } from './cached-session-store';
import { MemorySessionStore } from './memory-session-store';
import { noOtherReplicas, type SessionChangeListener } from './session-changes';
import { sessionStoreContract } from './session-store.contract';
import type { StoredSession } from './session-store';

const hour = 3_600_000;
const whole: StoredSession = { identity: 'i', tokens: 't', activity: 'a' };

/** A cache of one second over a memory store whose reads are counted and can be delayed. */
function start({ maxAgeMs = 1000, maxEntries = 100 } = {}) {
  let now = 1_000;
  const clock = () => now;
  const inner = new MemorySessionStore(clock);
  const plainRead = inner.read.bind(inner);
  let held: Promise<void> | undefined;
  const read = jest.spyOn(inner, 'read').mockImplementation(async (id) => {
    const found = await plainRead(id);
    await held;
    return found;
  });
  const listeners: SessionChangeListener[] = [];
  const changes = {
    isComplete: true,
    subscribe: (listener: SessionChangeListener) => void listeners.push(listener),
  };
  const cached = new CachedSessionStore(inner, changes, { maxAgeMs, maxEntries }, clock);
  return {
    inner,
    cached,
    changes,
    read,
    advance: (ms: number) => (now += ms),
    /** Notifies this replica of a change by another one. */
    notify: (id: string) => listeners.forEach((listener) => listener.changed(id)),
    miss: () => listeners.forEach((listener) => listener.missed()),
    /** Delays the reads that begin now until the returned function is called. */
    hold: () => {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = undefined;
        release();
      };
    },
  };
}

describe('a cache over the memory store', () => {
  sessionStoreContract(async () => {
    let now = 1_000;
    const clock = () => now;
    const limits = { maxAgeMs: 1000, maxEntries: 100 };
    const store = new MemorySessionStore(clock);
    return {
      store: new CachedSessionStore(store, noOtherReplicas, limits, clock),
      wait: async (ms) => void (now += ms),
    };
  });
});

test('a session is read once for all calls within a second, and again after it', async () => {
  const { cached, read, advance } = start();
  await cached.create('s1', 'u1', whole, hour);
  await Promise.all([cached.read('s1'), cached.read('s1')]);
  advance(999);
  expect(await cached.read('s1')).toEqual(whole);
  expect(read).toHaveBeenCalledTimes(1);
  advance(1);
  expect(await cached.read('s1')).toEqual(whole);
  expect(read).toHaveBeenCalledTimes(2);
});

test('the second counts from when the read began, not from when it was answered', async () => {
  const { cached, read, advance, hold } = start();
  await cached.create('s1', 'u1', whole, hour);
  const release = hold();
  const first = cached.read('s1');
  advance(700);
  release();
  await first;
  advance(300);
  await cached.read('s1');
  expect(read).toHaveBeenCalledTimes(2);
});

test('a session that does not exist is read again each time', async () => {
  const { cached, read, inner } = start();
  expect(await cached.read('s1')).toBeUndefined();
  await inner.create('s1', 'u1', whole, hour);
  expect(await cached.read('s1')).toEqual(whole);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a change by another replica is visible as soon as its notification arrives', async () => {
  const { cached, inner, notify } = start();
  await cached.create('s1', 'u1', whole, hour);
  await cached.read('s1');
  await inner.end('s1');
  notify('s1');
  expect(await cached.read('s1')).toBeUndefined();
});

test('a read that was open when the session changed is not cached', async () => {
  const { cached, inner, notify, hold } = start();
  await cached.create('s1', 'u1', whole, hour);
  const release = hold();
  const early = cached.read('s1');
  await Promise.resolve();
  await inner.replace('s1', 'tokens', 'newer');
  notify('s1');
  release();
  await early;
  expect(cached.size).toBe(0);
  expect(await cached.read('s1')).toEqual({ ...whole, tokens: 'newer' });
});

test('a change that failed evicts the session too, because it may have been made', async () => {
  const { cached, inner } = start();
  await cached.create('s1', 'u1', whole, hour);
  await cached.read('s1');
  jest.spyOn(inner, 'end').mockRejectedValueOnce(new Error('too late'));
  await expect(cached.end('s1')).rejects.toThrow('too late');
  expect(cached.size).toBe(0);
});

test('the holder of the lock reads what the previous holder wrote', async () => {
  const { cached, inner } = start();
  await cached.create('s1', 'u1', whole, hour);
  await cached.read('s1');
  await inner.replace('s1', 'tokens', 'newer');
  const release = await cached.lock('s1', 1000);
  expect(await cached.read('s1')).toEqual({ ...whole, tokens: 'newer' });
  await release?.();
});

test('nothing is cached while notifications may be missed, nor what was cached before', async () => {
  const { cached, inner, changes, miss, read } = start();
  await cached.create('s1', 'u1', whole, hour);
  await cached.read('s1');
  changes.isComplete = false;
  miss();
  await inner.replace('s1', 'tokens', 'newer');
  expect(await cached.read('s1')).toMatchObject({ tokens: 'newer' });
  await cached.read('s1');
  expect(read).toHaveBeenCalledTimes(3);
  changes.isComplete = true;
  await cached.read('s1');
  await cached.read('s1');
  expect(read).toHaveBeenCalledTimes(4);
});

test('it holds no more than its limit, and evicts the least recently used', async () => {
  const { cached, read } = start({ maxEntries: 2 });
  for (const id of ['s1', 's2', 's3']) await cached.create(id, 'u1', whole, hour);
  await cached.read('s1');
  await cached.read('s2');
  await cached.read('s1');
  await cached.read('s3');
  expect(cached.size).toBe(2);
  read.mockClear();
  await cached.read('s1');
  expect(read).not.toHaveBeenCalled();
  await cached.read('s2');
  expect(read).toHaveBeenCalledTimes(1);
});

test('a cached session can not be changed by one caller for the others', async () => {
  const { cached } = start();
  await cached.create('s1', 'u1', whole, hour);
  const session = (await cached.read('s1')) as StoredSession;
  expect(() => (session.tokens = 'x')).toThrow(TypeError);
});

test('a read that fails rejects for all callers that joined it, and is repeated afterwards', async () => {
  const { cached, read } = start();
  await cached.create('s1', 'u1', whole, hour);
  read.mockRejectedValueOnce(new Error('away'));
  const both = await Promise.allSettled([cached.read('s1'), cached.read('s1')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cached.read('s1')).toEqual(whole);
});
