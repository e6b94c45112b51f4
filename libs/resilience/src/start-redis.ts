import { randomBytes } from 'node:crypto';
import { readSettings } from '@portal/env';
import * as z from 'zod';
import { RedisServers } from './redis-servers';

/** A Redis for tests. */
export interface TestRedis {
  url: string;
  /** Begins every key of this test run, so that runs can share one Redis. */
  prefix: string;
  stop(): Promise<void>;
}

/** A Redis that belongs to the test alone, so that it may be broken. It stores nothing on disk. */
export interface OwnRedis extends TestRedis {
  /** Stops answering, with every connection left open (SIGSTOP). */
  freeze(): void;
  thaw(): void;
  /** Ends at once, as a crash would. */
  kill(): Promise<void>;
  /** Comes back, empty, at the same address; kills it first when it runs. */
  restart(): Promise<void>;
}

const settings = z.object({
  REDIS_URL: z.string().optional().describe('the address of a Redis that tests may write to.'),
});

/** The Redis that REDIS_URL names, or a new one. Throws NoRedisServer when there is neither. */
export async function startRedis(): Promise<TestRedis> {
  const { REDIS_URL } = readSettings(settings);
  if (REDIS_URL === undefined) return startOwnRedis();
  return { url: REDIS_URL, prefix: freshPrefix(), stop: async () => undefined };
}

/** A redis-server on a free port of this machine. Throws NoRedisServer. */
export async function startOwnRedis(): Promise<OwnRedis> {
  const servers = new RedisServers();
  const start = () => servers.start(() => ['save ""', 'appendonly no']);
  // Another process can take the port in between.
  const port = await start().catch(start);
  return {
    url: `redis://127.0.0.1:${port}`,
    prefix: freshPrefix(),
    freeze: () => servers.signal(port, 'SIGSTOP'),
    thaw: () => servers.signal(port, 'SIGCONT'),
    kill: () => servers.kill(port),
    restart: () => servers.restart(port),
    stop: () => servers.stop(),
  };
}

function freshPrefix(): string {
  return `test-${randomBytes(6).toString('hex')}:`;
}
