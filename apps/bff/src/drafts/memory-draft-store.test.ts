import { draftStoreContract } from './draft-store.contract';
import { MemoryDraftStore } from './memory-draft-store';

describe('the store of drafts in memory', () =>
  draftStoreContract(async () => new MemoryDraftStore()));

test('drafts that have expired do not stay in memory', async () => {
  const store = new MemoryDraftStore();
  const draft = { revision: 1, expiresAt: 1_000, facts: 'f', content: 'c' };
  const limits = { drafts: 1, bytes: 100 };
  for (let i = 0; i < 100; i += 1) await store.save(`u${i}`, 'a', draft, 0, limits, 500);
  await store.save('last', 'a', { ...draft, expiresAt: 99_999_999 }, 0, limits, 9_999_999);
  expect(JSON.parse(store.dump())).toHaveLength(1);
});
