import { createClient, RESP_TYPES } from 'redis';
import type { TestRedis } from './start-redis';

/** One key as it lies in Redis: its bytes, its time to live and what it costs. */
export interface StoredKey {
  key: string;
  value: Buffer;
  ttlMs: number;
  bytes: number;
}

/** Looks at the keys of a test run from outside, as whoever steals a dump would. */
export async function openRedisKeys({ url, prefix }: TestRedis) {
  const client = createClient({ url });
  client.on('error', () => undefined);
  await client.connect();
  const raw = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });

  async function names(): Promise<string[]> {
    const found: string[] = [];
    for await (const page of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 1000 })) {
      found.push(...page.map(String));
    }
    return found.sort();
  }

  async function valueOf(key: string): Promise<Buffer> {
    switch (await client.type(key)) {
      case 'zset':
        return Buffer.concat(await raw.zRange(key, 0, -1));
      case 'hash':
        return Buffer.concat(
          Object.entries(await raw.hGetAll(key)).flatMap(([k, v]) => [Buffer.from(k), v]),
        );
      default:
        return (await raw.get(key)) ?? Buffer.alloc(0);
    }
  }

  async function look(key: string): Promise<StoredKey> {
    const value = await valueOf(key);
    const bytes = (await client.memoryUsage(key, { SAMPLES: 0 })) ?? 0;
    return { key, value, ttlMs: await client.pTTL(key), bytes };
  }

  return {
    client,
    names,
    all: async () => Promise.all((await names()).map(look)),
    /** Brings the end of every key nearer, so that no test has to sit and wait for it. */
    passTime: async (ms: number) => {
      for (const key of await names()) {
        const left = (await client.pTTL(key)) - ms;
        await (left > 0 ? client.pExpire(key, left) : client.del(key));
      }
    },
    close: async () => {
      const left = await names();
      if (left.length > 0) await client.del(left);
      client.destroy();
    },
  };
}

export type RedisKeys = Awaited<ReturnType<typeof openRedisKeys>>;
