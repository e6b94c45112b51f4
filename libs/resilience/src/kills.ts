import { setTimeout as pause } from 'node:timers/promises';
import type { Deployment } from './deployment';

/** Kills the replicas in turn, one at a time, and starts each again after `downMs`. */
export class Kills {
  count = 0;
  private under = Promise.resolve();

  constructor(
    private readonly deployment: Deployment,
    private readonly downMs: number,
  ) {}

  /** Kills one when every replica runs; `at` is called then. */
  readonly next = (at?: () => void): void => {
    this.under = this.under.then(async () => {
      at?.();
      const { replicas } = this.deployment;
      const victim = replicas[this.count % replicas.length];
      // A kill meets a call early or late.
      await pause(10 * (this.count % 5));
      this.count += 1;
      await victim?.kill();
      await pause(this.downMs);
      await victim?.start();
    });
  };

  /** Resolves when every replica runs again. */
  over(): Promise<void> {
    return this.under;
  }
}

/** Does `work` for each turn from 0; so many of `workers` at once, each with one turn after the other. */
export async function inTurns<Worker>(
  count: number,
  workers: readonly Worker[],
  work: (turn: number, worker: Worker) => Promise<void>,
): Promise<void> {
  let begun = 0;
  await Promise.all(
    workers.map(async (worker) => {
      while (begun < count) await work(begun++, worker);
    }),
  );
}
