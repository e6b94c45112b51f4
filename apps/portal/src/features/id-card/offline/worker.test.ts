import { session } from '@portal/contracts/session';

/** The worker as the browser runs it: its listeners, and the device whose cards it removes. */
async function startWorker(answer: { ok: boolean } | 'offline') {
  const listeners = new Map<string, (event: unknown) => void>();
  const forget = jest.fn(async () => undefined);
  jest.resetModules();
  jest.doMock('./vault', () => ({
    Vault: class Vault {
      forget = forget;
    },
  }));
  Object.assign(globalThis, {
    __CARD_PARTS__: ['/member/card.html'],
    __LOGOS_VERSION__: '0',
    registration: { unregister: async () => true },
    caches: { keys: async () => [], delete: async () => true },
    BroadcastChannel: class {
      addEventListener(_type: string, listen: (event: unknown) => void) {
        listen({ data: { kind: 'signedOut', reason: 'requested' } });
      }
      close() {}
    },
    fetch: async () => {
      if (answer === 'offline') throw new TypeError('offline');
      return answer;
    },
    addEventListener: (type: string, listen: (event: unknown) => void) =>
      listeners.set(type, listen),
  });
  await import('./worker');
  /** The page's call of the sign-out; resolves once the worker has done its part. */
  const signOut = async () => {
    const work: Promise<unknown>[] = [];
    const { method, path } = session.signOut;
    listeners.get('fetch')?.({
      request: { url: new URL(path, location.origin).href, method, mode: 'cors' },
      respondWith: (response: Promise<unknown>) => work.push(response.catch(() => undefined)),
      waitUntil: (more: Promise<unknown>) => work.push(more),
    });
    for (let i = 0; i < work.length; i += 1) await work[i];
  };
  return { signOut, forget };
}

test('a sign-out that ended the session removes the saved cards', async () => {
  const { signOut, forget } = await startWorker({ ok: true });
  await signOut();
  expect(forget).toHaveBeenCalledTimes(1);
});

test.each([
  ['failed', { ok: false }],
  ['did not reach the server', 'offline' as const],
])('a sign-out that %s leaves the saved cards', async (_, answer) => {
  const { signOut, forget } = await startWorker(answer);
  await signOut();
  expect(forget).not.toHaveBeenCalled();
});
