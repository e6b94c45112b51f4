import { setTimeout as sleep } from 'node:timers/promises';

interface Parts {
  readiness: { check(): Promise<unknown>; readonly hasReachedAll: boolean };
  lifecycle: { readonly isStopping: boolean };
}

const pause = () => sleep(1_000, undefined, { ref: false });

/**
 * Does a job of the start once what the process needs has answered, checked every second: calls to services that are not
 * there yet would open their circuits, and refuse the first users what is there by then. Never, where it is stopped before.
 */
export async function whenReached(
  { readiness, lifecycle }: Parts,
  job: () => Promise<void>,
  wait: () => Promise<unknown> = pause,
): Promise<void> {
  for (;;) {
    await readiness.check();
    if (lifecycle.isStopping) return;
    if (readiness.hasReachedAll) return job();
    await wait();
  }
}
