import { setTimeout as pause } from 'node:timers/promises';

/** Tries until it succeeds, for two minutes at most; throws the last error. */
export async function again<T>(attempt: () => Promise<T>): Promise<T> {
  const until = Date.now() + 120_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(200);
    }
  }
}
