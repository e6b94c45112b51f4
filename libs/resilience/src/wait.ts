import { setTimeout as pause } from 'node:timers/promises';

/** Tries until it succeeds, for two minutes at most; throws the last error. */
export async function again<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + 120_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await pause(200);
    }
  }
}

/**
 * Resolves when the condition holds, gives the milliseconds until then; rejects with `failure` after 20 s, with the last
 * error of the condition as its cause.
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  failure: string | (() => string),
  { withinMs = 20_000, everyMs = 20 } = {},
): Promise<number> {
  const begun = performance.now();
  const took = () => performance.now() - begun;
  let cause: unknown;
  const held = async () => holds();
  const isHeld = () =>
    held().catch((error: unknown) => {
      cause = error;
      return false;
    });
  while (!(await isHeld())) {
    if (took() > withinMs) {
      throw new Error(typeof failure === 'string' ? failure : failure(), { cause });
    }
    await pause(everyMs);
  }
  return took();
}
