import { setTimeout as pause } from 'node:timers/promises';
import type { Agent, Response } from '@portal/testing/supertest';
import { memberCall, memberChange, type Timed, timed } from './member';
import { until } from './wait';

/** A call that was not answered 200; `beganAt` is a reading of performance.now(). */
interface FailedCall extends Timed {
  method: Method;
  beganAt: number;
}

export interface LoadOutcome {
  requests: number;
  failures: FailedCall[];
  /** Milliseconds that each request took. */
  durations: number[];
}

export type Method = 'GET' | 'POST';
/** Sends a member's read or change. */
export type Caller = (method: Method) => PromiseLike<Pick<Response, 'status' | 'text'>>;

export const callerOf =
  (agent: Agent): Caller =>
  (method) =>
    method === 'GET' ? agent.get(memberCall) : agent.post(memberChange);

interface LoadOptions {
  /** False: no call is a change; otherwise every fourth one is. */
  changes?: boolean;
  /** Milliseconds between two calls of a member. */
  pauseMs?: number;
}

/** Members who each send one call after another until `stop`. */
export class Load {
  private readonly outcome: LoadOutcome = { requests: 0, failures: [], durations: [] };
  private readonly loops: Promise<void>[];
  private isRunning = true;

  constructor(
    callers: readonly Caller[],
    private readonly options: LoadOptions = {},
  ) {
    this.loops = callers.map((caller) => this.run(caller));
  }

  /** Waits until so many more requests were answered, however long each takes. */
  async answers(more: number): Promise<void> {
    const enough = this.outcome.requests + more;
    await until(
      () => this.outcome.requests >= enough,
      `Fewer than ${more} requests were answered.`,
    );
  }

  async stop(): Promise<LoadOutcome> {
    this.isRunning = false;
    await Promise.all(this.loops);
    return this.outcome;
  }

  private async run(caller: Caller): Promise<void> {
    const { changes = true, pauseMs } = this.options;
    for (let turn = 1; this.isRunning; turn += 1) {
      const method = changes && turn % 4 === 0 ? 'POST' : 'GET';
      const beganAt = performance.now();
      const result = await timed(() => caller(method));
      this.outcome.requests += 1;
      this.outcome.durations.push(result.ms);
      if (result.status !== 200) this.outcome.failures.push({ ...result, method, beganAt });
      if (pauseMs !== undefined) await pause(pauseMs);
    }
  }
}
