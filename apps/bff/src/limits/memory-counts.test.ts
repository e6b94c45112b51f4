import { countsContract } from './counts.contract';
import { MemoryCounts } from './memory-counts';

countsContract(async () => {
  let now = 1_000;
  const counts = new MemoryCounts(() => now);
  return { counts, other: counts, wait: async (ms) => void (now += ms) };
});

test('drops windows that are over', async () => {
  let now = 1_000;
  const counts = new MemoryCounts(() => now);
  await counts.add('a', 100);
  now += 200;
  await counts.add('b', 100);
  expect(Object.values(counts).find((each) => each instanceof Map)?.size).toBe(1);
});
