import type { SessionStore, StoredSession } from './session-store';

interface Subject {
  store: SessionStore;
  /** Lets time pass for the store, without the timers of this process. */
  wait(ms: number): Promise<void>;
}

const whole: StoredSession = { identity: 'i', tokens: 't', activity: 'a' };
const minute = 60_000;
const hour = 60 * minute;

/** The behaviour of every session store. */
export function sessionStoreContract(start: () => Promise<Subject>): void {
  let subject: Subject;
  let store: SessionStore;
  beforeEach(async () => {
    subject = await start();
    ({ store } = subject);
  });

  test('returns what was written, part by part', async () => {
    expect(await store.create('s1', 'u1', whole, hour)).toBe(true);
    expect(await store.read('s1')).toEqual(whole);
    expect(await store.replace('s1', 'tokens', 't2')).toBe(true);
    expect(await store.read('s1')).toEqual({ ...whole, tokens: 't2' });
    expect(await store.replace('s1', 'emulation', 'e')).toBe(true);
    expect(await store.replace('s1', 'member', 'm')).toBe(true);
    const all = { ...whole, tokens: 't2', emulation: 'e', member: 'm' };
    expect(await store.read('s1')).toEqual(all);
  });

  test('has nothing under other ids, and writes nothing for them', async () => {
    expect(await store.read('s2')).toBeUndefined();
    expect(await store.replace('s2', 'activity', 'x')).toBe(false);
    expect(await store.read('s2')).toBeUndefined();
    expect(await store.end('s2')).toBe(false);
  });

  test('does not overwrite a session', async () => {
    await store.create('s1', 'u1', whole, hour);
    expect(await store.create('s1', 'u2', { ...whole, tokens: 'x' }, hour)).toBe(false);
    expect(await store.read('s1')).toEqual(whole);
  });

  test('security 12: no late write restores a session that has ended', async () => {
    await store.create('s1', 'u1', whole, hour);
    expect(await store.end('s1')).toBe(true);
    expect(await store.replace('s1', 'tokens', 'late')).toBe(false);
    expect(await store.create('s1', 'u1', whole, hour)).toBe(false);
    expect(await store.read('s1')).toBeUndefined();
    expect(await store.end('s1')).toBe(false);
  });

  test('security 10: a session expires after its time to live, however busy it was', async () => {
    await store.create('s1', 'u1', whole, minute);
    await subject.wait(minute / 2);
    expect(await store.replace('s1', 'activity', 'b')).toBe(true);
    await subject.wait(minute / 2 + 1);
    expect(await store.read('s1')).toBeUndefined();
    expect(await store.replace('s1', 'activity', 'c')).toBe(false);
  });

  test('security 11: ends every session of one user and no others', async () => {
    await store.create('s1', 'u1', whole, hour);
    await store.create('s2', 'u1', whole, hour);
    await store.create('s3', 'u2', whole, hour);
    expect(await store.endAllOf('u1')).toBe(2);
    expect(await store.read('s1')).toBeUndefined();
    expect(await store.read('s2')).toBeUndefined();
    expect(await store.read('s3')).toEqual(whole);
    expect(await store.endAllOf('u1')).toBe(0);
  });

  test('lists the sessions of one user in the order in which they expire, and none that has ended', async () => {
    await store.create('s1', 'u1', whole, hour);
    await store.create('s2', 'u1', { ...whole, activity: 'b' }, minute, ['browser-1']);
    await store.create('s3', 'u2', whole, hour);
    await store.create('s4', 'u1', whole, hour);
    await store.replace('s1', 'activity', 'c');
    await store.end('s4');
    const listed = (await store.list('u1')).map(({ id, activity }) => ({ id, activity }));
    expect(listed).toEqual([
      { id: 's2', activity: 'b' },
      { id: 's1', activity: 'c' },
    ]);
    expect((await store.list('browser-1')).map(({ id }) => id)).toEqual(['s2']);
    await subject.wait(minute + 1);
    expect((await store.list('u1')).map(({ id }) => id)).toEqual(['s1']);
    expect(await store.list('u3')).toEqual([]);
  });

  test('finds a session under every name that it was given', async () => {
    await store.create('s1', 'u1', whole, hour, ['browser-1']);
    await store.create('s2', 'u1', whole, hour, ['browser-1', 'other']);
    await store.create('s3', 'u1', whole, hour, ['browser-2']);
    expect(await store.endAllOf('browser-1')).toBe(2);
    expect(await store.read('s2')).toBeUndefined();
    expect(await store.read('s3')).toEqual(whole);
    expect(await store.endAllOf('other')).toBe(0);
    expect(await store.endAllOf('u1')).toBe(1);
  });

  test('adds the emulation to a session, and removes it with the session', async () => {
    expect(await store.replace('s1', 'emulation', 'e')).toBe(false);
    await store.create('s1', 'u1', whole, minute);
    expect(await store.replace('s1', 'emulation', 'e')).toBe(true);
    expect(await store.read('s1')).toEqual({ ...whole, emulation: 'e' });
    await subject.wait(minute + 1);
    expect(await store.replace('s1', 'emulation', 'late')).toBe(false);
    await store.create('s2', 'u1', whole, hour);
    await store.replace('s2', 'emulation', 'e');
    await store.end('s2');
    expect(await store.replace('s2', 'emulation', 'late')).toBe(false);
    expect(await store.read('s2')).toBeUndefined();
  });

  test('gives the lock of a session to one holder at a time, until it is released or its lease expires', async () => {
    const release = await store.lock('s1', hour);
    expect(await store.lock('s1', hour)).toBeUndefined();
    expect(await store.lock('s2', hour)).toBeDefined();
    await release?.();
    const brief = await store.lock('s1', minute);
    expect(brief).toBeDefined();
    await subject.wait(minute + 1);
    expect(await store.lock('s1', hour)).toBeDefined();
    await brief?.();
    expect(await store.lock('s1', hour)).toBeUndefined();
  });

  test('stores texts of every kind unchanged', async () => {
    const sealed = Buffer.from([0, 255, 10, 251, 240]).toString('base64url');
    for (const [i, text] of ['', sealed, `${sealed}=`, '{"seenAt":1}', 'ñ\n€', 'AB'].entries()) {
      await store.create(`s${i}`, 'u1', { ...whole, identity: text }, hour);
      expect(await store.replace(`s${i}`, 'activity', text)).toBe(true);
      expect(await store.read(`s${i}`)).toEqual({ identity: text, tokens: 't', activity: text });
      expect(await store.replace(`s${i}`, 'identity', `${text}2`)).toBe(true);
      expect(await store.read(`s${i}`)).toMatchObject({ identity: `${text}2`, tokens: 't' });
    }
    expect(await store.endAllOf('u1')).toBe(6);
  });
}
