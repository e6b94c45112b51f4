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

export interface Filled {
  /** Redis's own memory for one session, its share of the tables included. */
  bytesEach: number;
}

/** Copies the one session that Redis holds until there are so many, each under its own id. */
export async function fillSessions(url: string, wanted: number): Promise<Filled> {
  const client = await createClient({ url }).connect();
  try {
    const usedMemory = async () =>
      Number(/used_memory:(\d+)/.exec(await client.info('memory'))?.[1]);
    const keys = await client.keys('*session:{*}:*');
    const id = /\{(.*)\}/.exec(keys[0] ?? '')?.[1];
    if (id === undefined) throw new Error('There is no session in Redis to copy.');
    const before = await usedMemory();
    for (let made = 0; made < wanted; made += batch) {
      await client.eval(copySessions, {
        keys: keys.filter((key) => key.includes(id)),
        arguments: [id, String(made + 1), String(Math.min(made + batch, wanted))],
      });
    }
    return { bytesEach: Math.round(((await usedMemory()) - before) / wanted) };
  } finally {
    client.destroy();
  }
}

const batch = 10_000;

/** Ids of the length of a real one; the time to live comes along. */
const copySessions = `
  local id = ARGV[1]
  for i = tonumber(ARGV[2]), tonumber(ARGV[3]) do
    local other = string.format('%0' .. #id .. 'd', i)
    for _, key in ipairs(KEYS) do
      local from, to = string.find(key, id, 1, true)
      redis.call('COPY', key, string.sub(key, 1, from - 1) .. other .. string.sub(key, to + 1))
    end
  end`;
