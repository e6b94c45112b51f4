import { randomBytes } from 'node:crypto';
import { openRedisKeys, startOwnRedis } from '@portal/resilience';
import { openRedisStore } from '../../../testing/open-redis-store';
import {
  realisticIdentity,
  realisticMember,
  realisticTokens,
} from '../../../testing/realistic-tokens';

const now = 1_800_000_000_000;
const hour = 3_600_000;
const count = 256;
const random = (bytes: number) => randomBytes(bytes).toString('base64url');

/** As large as a value that SessionKey has encrypted: 28 bytes more than its JSON, all of them noise. */
const sealed = (value: unknown) => random(JSON.stringify(value).length + 28);

const opened: { close(): unknown }[] = [];
afterAll(async () => {
  for (const one of opened.reverse()) await one.close();
});

test('a session with tokens of 800 to 1000 characters takes no more than 4 KB of Redis', async () => {
  const redis = await startOwnRedis();
  opened.push({ close: redis.stop });
  const { store, close } = await openRedisStore(redis);
  opened.push({ close });
  const keys = await openRedisKeys(redis);
  opened.push(keys);
  for (let i = 0; i < count; i += 1) {
    const tokens = realisticTokens(now);
    for (const token of [tokens.access, tokens.id]) {
      expect(token.length).toBeGreaterThan(800);
      expect(token.length).toBeLessThan(1000);
    }
    const session = {
      identity: sealed(realisticIdentity()),
      tokens: sealed(tokens),
      activity: JSON.stringify({ startedAt: now, seenAt: now }),
    };
    const id = random(32);
    await store.create(id, random(16), session, 8 * hour);
    await store.replace(id, 'member', sealed(realisticMember(now)));
  }
  const all = await keys.all();
  const perSession = (kind: string) =>
    all.reduce((sum, { key, bytes }) => sum + (key.includes(kind) ? bytes : 0), 0) / count;
  expect(all).toHaveLength(5 * count);
  expect(perSession('session:')).toBeLessThanOrEqual(4096);
  expect(perSession('user:')).toBeLessThanOrEqual(256);
});
