import { MemoryStore } from './memory-store';
import { storeContract } from './store.contract';

let time = 1_000;
const now = () => time;

describe('the store in memory', () =>
  storeContract(async () => {
    const store = new MemoryStore(now);
    return { store, other: store, now, wait: async (ms) => void (time += ms) };
  }));

test('what has expired does not stay in memory', async () => {
  const store = new MemoryStore(now);
  const bounds = { ttlMs: 1_000, most: 20 };
  const fill = async (key: string) => {
    await store.add('group', key, '', bounds);
    await store.mark(key, bounds.ttlMs);
    await store.count(key, bounds.ttlMs);
    await store.push(key, 'line', bounds);
    const entry = { revision: 1, expiresAt: time + bounds.ttlMs, head: '', body: '' };
    await store.replace(key, 'name', entry, 0, { entries: 1, bytes: 100 });
  };
  for (let i = 0; i < 10; i += 1) await fill(`k${i}`);
  expect(JSON.parse(store.dump())).toHaveLength(50);
  time += 2_000;
  await fill('last');
  expect(JSON.parse(store.dump())).toHaveLength(5);
});
