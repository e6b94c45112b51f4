import { readSettings } from '@portal/env';
import { commandAt } from '@portal/resilience';
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
export const countKeys = async (url: string) => Number(await commandAt(url, ['DBSIZE']));

export interface Filled {
  /** Redis's own memory for one session, its share of the tables included. */
  bytesEach: number;
}

/** Copies the one session that Redis holds until there are so many, each under its own id. */
export async function fillSessions(url: string, wanted: number): Promise<Filled> {
  const usedMemory = async () =>
    Number(/used_memory:(\d+)/.exec(String(await commandAt(url, ['INFO', 'memory'])))?.[1]);
  const keys = (await commandAt(url, ['KEYS', '*session:{*}:*'])) as string[];
  const id = /\{(.*)\}/.exec(keys[0] ?? '')?.[1];
  if (id === undefined) throw new Error('There is no session in Redis to copy.');
  const copied = keys.filter((key) => key.includes(id));
  const before = await usedMemory();
  for (let made = 0; made < wanted; made += batch) {
    const range = [String(made + 1), String(Math.min(made + batch, wanted))];
    await commandAt(url, ['EVAL', copySessions, String(copied.length), ...copied, id, ...range]);
  }
  return { bytesEach: Math.round(((await usedMemory()) - before) / wanted) };
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
