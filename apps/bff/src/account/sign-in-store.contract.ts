import type { SignInStore } from './sign-in-store';

interface Subject {
  store: SignInStore;
  /** The same, as another replica sees it; the same object where there is only one. */
  other: SignInStore;
  /** Lets time pass for the store. */
  wait(ms: number): Promise<void>;
}

const hour = 3_600_000;
const signIn = (at: number) => ({ at, text: `{"at":${at}}` });

/** The behaviour of every store of sign-ins. */
export function signInStoreContract(start: () => Promise<Subject>): void {
  let subject: Subject;
  let store: SignInStore;
  beforeEach(async () => {
    subject = await start();
    ({ store } = subject);
  });

  test('lists what every replica added for a user, the newest first', async () => {
    await store.add('u1', signIn(1), 20, hour);
    await subject.other.add('u1', signIn(2), 20, hour);
    await store.add('u2', signIn(3), 20, hour);
    expect(await store.list('u1')).toEqual([signIn(2), signIn(1)]);
    expect(await subject.other.list('u2')).toEqual([signIn(3)]);
    expect(await store.list('u3')).toEqual([]);
  });

  test('of too many it stores the last ones', async () => {
    for (let at = 1; at <= 5; at += 1) await store.add('u1', signIn(at), 3, hour);
    expect((await store.list('u1')).map(({ at }) => at)).toEqual([5, 4, 3]);
  });

  test('nothing is left of them once their time is over', async () => {
    await store.add('u1', signIn(1), 20, 300);
    await store.mark('s1', 300);
    await store.mark('s2', hour);
    expect([await subject.other.isMarked('s1'), await store.isMarked('s3')]).toEqual([true, false]);
    await subject.wait(400);
    expect(await store.list('u1')).toEqual([]);
    expect([await store.isMarked('s1'), await store.isMarked('s2')]).toEqual([false, true]);
  });
}
