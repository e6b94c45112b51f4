import { openRedisKeys, startRedis } from '@portal/resilience';
import type { Settings } from '../src/config';
import type { Overrides } from '../src/dependencies';
import { MemorySessionStore } from '../src/session/store/memory-session-store';
import { startBff } from './start-bff';

/** A place for sessions that replicas of one test share, seen from outside as well. */
export interface SharedStore {
  /** Starts a replica on it. */
  start(options: Parameters<typeof startBff>[0]): ReturnType<typeof startBff>;
  /** All of its content, as in a stolen dump. */
  dump(): Promise<string>;
  /**
   * The longest that any key will be there without being touched, in milliseconds; Infinity is for ever. The sign-ins
   * of an account count only past their 90 days (decision 032).
   */
  longestLifeMs(): Promise<number>;
  stop(): Promise<void>;
}

const historyMs = 90 * 86_400_000;

async function inMemory(): Promise<SharedStore> {
  const sessionStore = new MemorySessionStore(() => Date.now());
  return {
    start: (options) => startBff(withBoth(options, {}, { sessionStore })),
    dump: async () => sessionStore.dump(),
    longestLifeMs: async () => sessionStore.longestLifeMs,
    stop: async () => undefined,
  };
}

async function inRedis(): Promise<SharedStore> {
  const redis = await startRedis();
  const keys = await openRedisKeys(redis);
  const settings = { REDIS_URL: redis.url, REDIS_PREFIX: redis.prefix, REDIS_DEADLINE_MS: 3000 };
  return {
    start: async (options) => {
      const bff = await startBff(withBoth(options, settings, {}));
      await bff.dependencies.redis?.whenUp();
      return bff;
    },
    dump: async () => {
      const all = await keys.all();
      return Buffer.concat(all.flatMap(({ key, value }) => [Buffer.from(key), value])).toString(
        'latin1',
      );
    },
    longestLifeMs: async () => {
      const lives = (await keys.all()).map(({ key, ttlMs }) => {
        if (ttlMs < 0) return Infinity;
        return key.includes('sign-ins:') && ttlMs <= historyMs ? 0 : ttlMs;
      });
      return Math.max(0, ...lives);
    },
    stop: async () => {
      await keys.close();
      await redis.stop();
    },
  };
}

const withBoth = (
  { settings, overrides, ...rest }: NonNullable<Parameters<typeof startBff>[0]> = {},
  moreSettings: Partial<Settings>,
  moreOverrides: Overrides,
) => ({
  ...rest,
  settings: { ...settings, ...moreSettings },
  overrides: { ...overrides, ...moreOverrides },
});

/** Both kinds of store, for `describe.each`. */
export const eachStore: readonly (readonly [string, () => Promise<SharedStore>])[] = [
  ['memory', inMemory],
  ['Redis', inRedis],
];
