import { connectRedis } from './ask-redis';
import type { TestRedis } from './start-redis';

/** One key of Redis: its bytes, its time to live and the memory that it takes. */
export interface StoredKey {
  key: string;
  value: Buffer;
  ttlMs: number;
  bytes: number;
}

/** Reads the keys of a test run from outside, as from a stolen dump. */
export async function openRedisKeys({ url, prefix }: TestRedis) {
  const client = await connectRedis(url);

  async function names(): Promise<string[]> {
    const found: string[] = [];
    const pages = client.scanStream({ match: `${prefix}*`, count: 1000 });
    for await (const page of pages as AsyncIterable<string[]>) found.push(...page);
    return found.sort();
  }

  async function valueOf(key: string): Promise<Buffer> {
    switch (await client.type(key)) {
      case 'zset':
        return Buffer.concat(await client.zrangeBuffer(key, '0', '-1'));
      case 'list':
        return Buffer.concat(await client.lrangeBuffer(key, 0, -1));
      case 'hash':
        return Buffer.concat(
          Object.entries(await client.hgetallBuffer(key)).flatMap(([k, v]) => [Buffer.from(k), v]),
        );
      default:
        return (await client.getBuffer(key)) ?? Buffer.alloc(0);
    }
  }

  async function look(key: string): Promise<StoredKey> {
    const value = await valueOf(key);
    const bytes = Number(await client.memory('USAGE', key, 'SAMPLES', 0));
    return { key, value, ttlMs: await client.pttl(key), bytes };
  }

  return {
    client,
    names,
    all: async () => Promise.all((await names()).map(look)),
    /** Shortens the time to live of every key, so that no test has to wait for it. */
    passTime: async (ms: number) => {
      for (const key of await names()) {
        const left = (await client.pttl(key)) - ms;
        await (left > 0 ? client.pexpire(key, left) : client.del(key));
      }
    },
    close: async () => {
      const left = await names();
      if (left.length > 0) await client.del(...left);
      client.disconnect();
    },
  };
}

export type RedisKeys = Awaited<ReturnType<typeof openRedisKeys>>;
