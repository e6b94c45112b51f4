import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';

/** What one server of this machine answers to one command; rejects when it does not. */
export async function askRedis(
  port: number,
  words: readonly string[],
  password?: string,
): Promise<unknown> {
  const client = createClient({
    url: `redis://127.0.0.1:${port}`,
    ...(password === undefined ? {} : { password }),
    // Answers that are maps come as lists of names and values.
    RESP: 2,
    socket: { reconnectStrategy: false },
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.sendCommand(words);
  } finally {
    client.destroy();
  }
}

/** Ends when it holds; after 20 s it rejects, and says what `failed`. */
export async function until(holds: () => Promise<boolean>, failed: string): Promise<void> {
  const giveUpAt = performance.now() + 20_000;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > giveUpAt) throw new Error(failed);
    await pause(20);
  }
}
