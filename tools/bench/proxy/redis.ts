import { readSettings } from '@portal/env';
import { createClient } from 'redis';
import * as z from 'zod';
import { requirePrograms, startServer } from './processes';

const settings = readSettings(
  z.object({ REDIS_URL: z.string().optional().describe('Redis to use instead of a private one') }),
);

/** The address of the Redis given by REDIS_URL, or of a private one started for this run. */
export async function startRedis(port: number, core: number | undefined): Promise<string> {
  if (settings.REDIS_URL) return settings.REDIS_URL;
  const command = 'redis-server';
  requirePrograms({ [command]: command });
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  await startServer({ name: 'redis', command, args, port, core });
  return `redis://127.0.0.1:${port}`;
}

/** How many keys that Redis holds. */
export async function countKeys(url: string): Promise<number> {
  const client = await createClient({ url }).connect();
  try {
    return await client.dbSize();
  } finally {
    client.destroy();
  }
}
