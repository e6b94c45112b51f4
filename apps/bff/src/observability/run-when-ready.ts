import { setTimeout as sleep } from 'node:timers/promises';

interface Parts {
  readiness: { check(): Promise<unknown>; readonly hasReachedAll: boolean };
  lifecycle: { readonly isStopping: boolean };
}

const pause = () => sleep(1_000, undefined, { ref: false });

/**
 * Runs a job of the start once the process is ready, which is checked every second, unless the process stops before. Calls
 * to services that do not answer yet would open their circuits, so that the first users were refused.
 */
export async function runWhenReady(
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
