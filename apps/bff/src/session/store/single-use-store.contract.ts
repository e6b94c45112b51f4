import type { SingleUseStore } from './single-use-store';

interface Subject {
  /** A store that holds at most three texts, as one replica sees it. */
  store: SingleUseStore;
  /** The same, as another replica sees it; the same object where there is only one. */
  other: SingleUseStore;
  /** Lets time pass for the store. */
  wait(ms: number): Promise<void>;
}

const minute = 60_000;

/** The behaviour of every single-use store. */
export function singleUseStoreContract(start: () => Promise<Subject>): void {
  let subject: Subject;
  let store: SingleUseStore;
  beforeEach(async () => {
    subject = await start();
    ({ store } = subject);
  });

  test('returns a text once, to the first replica that takes it', async () => {
    expect(await store.add('a', 'text ñ', minute)).toBe(true);
    const taken = await Promise.all([store.take('a'), subject.other.take('a'), store.take('a')]);
    expect(taken.filter((each) => each !== undefined)).toEqual(['text ñ']);
    expect(await store.take('b')).toBeUndefined();
  });

  test('does not overwrite a text; a key that was taken can be used again', async () => {
    expect(await store.add('a', '', minute)).toBe(true);
    expect(await subject.other.add('a', 'second', minute)).toBe(false);
    expect(await store.take('a')).toBe('');
    expect(await store.add('a', 'third', minute)).toBe(true);
  });

  test('a text expires after its time to live', async () => {
    await store.add('a', 'text', 200);
    await subject.wait(250);
    expect(await store.take('a')).toBeUndefined();
    expect(await store.add('a', 'again', minute)).toBe(true);
  });

  test('removes the oldest when there are too many', async () => {
    for (const key of ['a', 'b', 'c', 'd']) {
      await store.add(key, key, minute);
      await subject.wait(5);
    }
    expect(await store.take('a')).toBeUndefined();
    expect(await store.take('b')).toBe('b');
    expect(await store.take('d')).toBe('d');
  });

  test('texts that were taken or have expired use no room', async () => {
    await store.add('gone', '', 100);
    await subject.wait(150);
    await store.add('a', 'a', minute);
    await store.add('taken', '', minute);
    await store.take('taken');
    await store.add('b', 'b', minute);
    await store.add('c', 'c', minute);
    expect(await store.take('a')).toBe('a');
  });
}
