/** The limit of a call, as the problem of a failure names it: what is left of it, or how long to wait. */
export interface CallLimit {
  triesLeft?: number;
  retryAfterSeconds?: number;
}

/** The limit that a failure names; undefined when it names none. */
export function callLimitOf(body: unknown): CallLimit | undefined {
  const { triesLeft, retryAfterSeconds } = (body ?? {}) as Record<string, unknown>;
  if (isCount(triesLeft)) return { triesLeft };
  return isCount(retryAfterSeconds) ? { retryAfterSeconds } : undefined;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
