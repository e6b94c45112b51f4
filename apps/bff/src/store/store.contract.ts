import type { Entry, Store } from './store';

interface Subject {
  store: Store;
  /** The same, as another replica sees it; the same object where there is only one. */
  other: Store;
  /** The store's time, in milliseconds since 1970. */
  now(): number;
  /** Lets time pass for the store. */
  wait(ms: number): Promise<void>;
}

const minute = 60_000;
const hour = 60 * minute;

/** The behaviour of every store. `start` returns an empty one. */
export function storeContract(start: () => Promise<Subject>): void {
  let subject: Subject;
  let store: Store;
  let other: Store;
  beforeEach(async () => {
    subject = await start();
    ({ store, other } = subject);
  });

  describe('texts that are taken once', () => {
    const add = (key: string, text = '', ttlMs = minute, on = store) =>
      on.add('group', key, text, { ttlMs, most: 3 });
    const take = (key: string, on = store) => on.take('group', key);

    test('returns a text to the first replica that takes it', async () => {
      expect(await add('a', 'text ñ')).toBe(true);
      const taken = await Promise.all([take('a'), take('a', other), take('a')]);
      expect(taken.filter((each) => each !== undefined)).toEqual(['text ñ']);
      expect(await take('b')).toBeUndefined();
    });

    test('does not overwrite a text; a key that was taken can be used again', async () => {
      expect(await add('a')).toBe(true);
      expect(await add('a', 'second', minute, other)).toBe(false);
      expect(await store.take('another', 'a')).toBeUndefined();
      expect(await take('a')).toBe('');
      expect(await add('a', 'third')).toBe(true);
    });

    test('a text expires after its time to live', async () => {
      await add('a', 'text', 200);
      await subject.wait(250);
      expect(await take('a')).toBeUndefined();
      expect(await add('a', 'again')).toBe(true);
    });

    test('removes the oldest of a group when there are too many', async () => {
      await store.add('another', 'a', 'a', { ttlMs: minute, most: 3 });
      for (const key of ['a', 'b', 'c', 'd']) {
        await add(key, key);
        await subject.wait(5);
      }
      expect(await take('a')).toBeUndefined();
      expect(await take('b')).toBe('b');
      expect(await take('d')).toBe('d');
      expect(await store.take('another', 'a')).toBe('a');
    });

    test('texts that were taken or have expired use no room', async () => {
      await add('gone', '', 100);
      await subject.wait(150);
      await add('a', 'a');
      await add('taken');
      await take('taken');
      await add('b', 'b');
      await add('c', 'c');
      expect(await take('a')).toBe('a');
    });
  });

  describe('marks', () => {
    test('are seen by every replica until their time is over', async () => {
      await store.mark('s1', 300);
      await store.mark('s2', hour);
      expect([await other.isMarked('s1'), await store.isMarked('s3')]).toEqual([true, false]);
      await subject.wait(400);
      expect([await store.isMarked('s1'), await store.isMarked('s2')]).toEqual([false, true]);
    });
  });

  describe('counts', () => {
    test('adds up what all replicas count for a key, each key for itself', async () => {
      const counted = await Promise.all([
        store.count('a', minute),
        other.count('a', minute),
        store.count('a', minute),
      ]);
      expect(counted.map(({ total }) => total).sort()).toEqual([1, 2, 3]);
      expect((await store.count('b', minute)).total).toBe(1);
    });

    test('a window ends when it is over, however often was counted in it', async () => {
      expect((await store.count('a', 400)).leftMs).toBeGreaterThan(300);
      await subject.wait(250);
      expect((await store.count('a', 400)).leftMs).toBeLessThan(250);
      await subject.wait(250);
      expect((await store.count('a', 400)).total).toBe(1);
    });

    test('takes one back within the window, never below nothing', async () => {
      await store.uncount('a');
      await store.count('a', minute);
      await other.uncount('a');
      await store.uncount('a');
      const { total, leftMs } = await store.count('a', minute);
      expect(total).toBe(1);
      expect(leftMs).toBeGreaterThan(1000);
    });
  });

  describe('lists', () => {
    const push = (key: string, line: string, { ttlMs = hour, most = 20, on = store } = {}) =>
      on.push(key, line, { ttlMs, most });

    test('lists what every replica added for a key, the newest first', async () => {
      await push('u1', 'a b');
      await push('u1', 'c d', { on: other });
      await push('u2', 'e');
      expect(await store.list('u1')).toEqual(['c d', 'a b']);
      expect(await other.list('u2')).toEqual(['e']);
      expect(await store.list('u3')).toEqual([]);
    });

    test('of too many it stores the last ones', async () => {
      for (const line of ['1', '2', '3', '4', '5']) await push('u1', line, { most: 3 });
      expect(await store.list('u1')).toEqual(['5', '4', '3']);
    });

    test('nothing is left of them once their time is over', async () => {
      await push('u1', 'a', { ttlMs: 300 });
      await subject.wait(400);
      expect(await store.list('u1')).toEqual([]);
    });
  });

  describe('entries', () => {
    let ends: number;
    beforeEach(() => {
      ends = subject.now() + hour;
    });
    const entry = (revision: number, body = 'c', expiresAt = ends): Entry => ({
      revision,
      expiresAt,
      head: 'k.facts',
      body,
    });
    const save = (key: string, name: string, saved: Entry, replaces = 0) =>
      store.replace(key, name, saved, replaces, { entries: 3, bytes: 10_000 });

    test('returns what was saved, under the same key and name', async () => {
      expect(await save('u1', 'drug-claim', entry(5))).toBe('saved');
      expect(await other.entry('u1', 'drug-claim')).toEqual(entry(5));
      expect(await store.entry('u1', 'other')).toBeUndefined();
      expect(await store.entry('u2', 'drug-claim')).toBeUndefined();
    });

    test('lists the entries of a key without their bodies', async () => {
      await save('u1', 'a', entry(1));
      await save('u1', 'b', entry(2));
      await save('u2', 'c', entry(3));
      const listed = await store.entries('u1');
      expect(listed.sort((a, b) => a.revision - b.revision)).toEqual([
        { name: 'a', revision: 1, expiresAt: ends, head: 'k.facts' },
        { name: 'b', revision: 2, expiresAt: ends, head: 'k.facts' },
      ]);
      expect(await store.entries('u3')).toEqual([]);
    });

    test('replaces only the revision that is named', async () => {
      expect(await save('u1', 'a', entry(5), 4)).toBe('changed');
      await save('u1', 'a', entry(5));
      expect(await save('u1', 'a', entry(9))).toBe('changed');
      expect(await save('u1', 'a', entry(9), 4)).toBe('changed');
      expect(await store.entry('u1', 'a')).toEqual(entry(5));
      expect(await save('u1', 'a', entry(9, 'd'), 5)).toBe('saved');
      expect(await store.entry('u1', 'a')).toEqual(entry(9, 'd'));
    });

    test('of two saves at once of the same revision, one succeeds', async () => {
      await save('u1', 'a', entry(5));
      const both = [save('u1', 'a', entry(6, 'x'), 5), save('u1', 'a', entry(7, 'y'), 5)];
      expect((await Promise.all(both)).sort()).toEqual(['changed', 'saved']);
    });

    test('refuses more entries, and more bytes, than the limits', async () => {
      for (const name of ['a', 'b', 'c']) await save('u1', name, entry(1));
      expect(await save('u1', 'd', entry(1))).toBe('full');
      expect(await save('u1', 'c', entry(2, 'x'.repeat(9_900)), 1)).toBe('saved');
      expect(await save('u1', 'b', entry(2, 'x'.repeat(200)), 1)).toBe('full');
      expect(await store.entry('u1', 'b')).toEqual(entry(1));
      expect(await save('u2', 'd', entry(1))).toBe('saved');
    });

    test('removes an entry, and returns whether there was one', async () => {
      await save('u1', 'a', entry(5));
      await save('u1', 'b', entry(5));
      expect(await store.remove('u1', 'a')).toBe(true);
      expect(await store.remove('u1', 'a')).toBe(false);
      expect(await store.entry('u1', 'a')).toBeUndefined();
      expect(await save('u1', 'a', entry(6), 5)).toBe('changed');
      expect(await store.entry('u1', 'b')).toEqual(entry(5));
    });

    test('an entry that ends earlier leaves the others their time', async () => {
      await save('u1', 'a', entry(1));
      await save('u1', 'b', entry(2, 'x', subject.now() + 200));
      await subject.wait(250);
      expect(await store.entry('u1', 'a')).toEqual(entry(1));
    });

    test('an expired entry counts as none, and makes room', async () => {
      const soon = subject.now() + 200;
      await save('u1', 'a', entry(1, 'x', soon));
      await save('u2', 'a', entry(1, 'x'.repeat(9_000), soon));
      await save('u2', 'b', entry(1, 'z'));
      await subject.wait(250);
      expect(await store.entry('u1', 'a')).toBeUndefined();
      expect(await store.entry('u2', 'a')).toBeUndefined();
      expect(await store.entries('u1')).toEqual([]);
      expect((await store.entries('u2')).map(({ name }) => name)).toEqual(['b']);
      expect(await store.remove('u2', 'a')).toBe(false);
      expect(await save('u2', 'c', entry(2, 'y'.repeat(9_000)))).toBe('saved');
      expect(await save('u2', 'a', entry(3, 'z'))).toBe('saved');
    });
  });
}
