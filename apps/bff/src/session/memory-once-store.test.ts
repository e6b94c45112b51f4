import { MemoryOnceStore } from './memory-once-store';
import { onceStoreContract } from './once-store.contract';

onceStoreContract(async () => {
  let now = 1_000;
  const store = new MemoryOnceStore(3, () => now);
  return { store, other: store, wait: async (ms) => void (now += ms) };
});
