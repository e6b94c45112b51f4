import { MemoryStore } from '../store/memory-store';
import { RateLimit } from './rate-limit';
import { StoreUnavailable } from '../redis/store-unavailable';

const away = {
  count: () => Promise.reject(new StoreUnavailable('away')),
  uncount: () => Promise.reject(new StoreUnavailable('away')),
};
const rule = { name: 'a-limit', most: 2, windowMs: 60_000 };
const hide = (text: string) => `hidden-${text.length}`;
const inMemory = () => new MemoryStore(() => 1_000);

test('says how many are left, then refuses with the time until the window ends', async () => {
  const limit = new RateLimit(inMemory(), hide, { ...rule, whenAway: 'refuse' });
  expect(await limit.count('a')).toBe(1);
  expect(await limit.count('a')).toBe(0);
  await expect(limit.count('a')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    headers: { 'retry-after': '60' },
    extra: { retryAfterSeconds: 60 },
  });
});

test('while the counts are away it refuses, or counts for this replica, as the rule says', async () => {
  const strict = new RateLimit(away, hide, { ...rule, whenAway: 'refuse' });
  await expect(strict.count('a')).rejects.toMatchObject({
    code: 'LIMITS_UNAVAILABLE',
    status: 503,
  });
  await strict.uncount('a');
  const lenient = new RateLimit(away, hide, { ...rule, whenAway: inMemory() });
  expect([await lenient.count('a'), await lenient.count('a')]).toEqual([1, 0]);
  await expect(lenient.count('a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await lenient.count('another');
  await lenient.uncount('another');
  expect(await lenient.count('another')).toBe(1);
});

test('no key is stored as it is', async () => {
  const keys: string[] = [];
  const counts = {
    count: async (key: string) => (keys.push(key), { total: 1, leftMs: 1 }),
    uncount: async (key: string) => void keys.push(key),
  };
  const limit = new RateLimit(counts, hide, { ...rule, whenAway: 'refuse' });
  await limit.count('192.0.2.1');
  await limit.uncount('192.0.2.1');
  expect(keys).toEqual(['a-limit:hidden-17', 'a-limit:hidden-17']);
});
