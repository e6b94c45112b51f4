import type { Redis } from './redis';

/**
 * The share of its `maxmemory` that Redis uses, of the fullest server of a cluster. Undefined when no server answers or
 * none has a limit: where another system limits the memory, it has to watch it too.
 */
export async function memoryShareOf(redis: Redis): Promise<number | undefined> {
  try {
    const infos = await Promise.allSettled(
      redis.primaries().map((server) => server.run((client) => client.info('memory'))),
    );
    const shares = infos.flatMap((info) =>
      info.status === 'fulfilled' ? shareIn(info.value) : [],
    );
    return shares.length === 0 ? undefined : Math.max(...shares);
  } catch {
    return undefined;
  }
}

function shareIn(info: string): number[] {
  const [used = 0, limit = 0] = ['used_memory', 'maxmemory'].map((name) =>
    Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0),
  );
  return limit === 0 ? [] : [used / limit];
}
