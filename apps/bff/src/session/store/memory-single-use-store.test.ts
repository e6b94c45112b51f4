import { MemorySingleUseStore } from './memory-single-use-store';
import { singleUseStoreContract } from './single-use-store.contract';

singleUseStoreContract(async () => {
  let now = 1_000;
  const store = new MemorySingleUseStore(3, () => now);
  return { store, other: store, wait: async (ms) => void (now += ms) };
});
