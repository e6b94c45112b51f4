import { MemorySignInStore } from './memory-sign-in-store';
import { signInStoreContract } from './sign-in-store.contract';

signInStoreContract(async () => {
  let now = 1_000;
  const store = new MemorySignInStore(() => now);
  return { store, other: store, wait: async (ms) => void (now += ms) };
});

test('drops what is over', async () => {
  let now = 1_000;
  const store = new MemorySignInStore(() => now);
  await store.add('u1', { at: now, text: 'a' }, 20, 1_000);
  await store.mark('s1', 1_000);
  now += 2 * 3_600_000;
  await store.mark('s2', 1_000);
  expect(store.size).toBe(1);
});
