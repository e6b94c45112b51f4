import { MemorySessionStore } from './memory-session-store';
import { sessionStoreContract } from './session-store.contract';

describe('the memory store', () => {
  sessionStoreContract(async () => {
    let now = 1_000;
    return {
      store: new MemorySessionStore(() => now),
      wait: async (ms) => {
        now += ms;
      },
    };
  });

  test('holds nothing of sessions that have ended', async () => {
    let now = 0;
    const store = new MemorySessionStore(() => now);
    for (let i = 0; i < 100; i += 1) {
      const parts = { identity: 'i', tokens: 't', activity: 'a' };
      await store.create(`s${i}`, `u${i}`, parts, 1_000);
      await store.lock(`s${i}`, 1_000);
      if (i % 2 === 0) await store.end(`s${i}`);
    }
    now = 120_000;
    await store.create('last', 'u', { identity: 'i', tokens: 't', activity: 'a' }, 1_000);
    expect(store.size).toBe(2);
  });
});
