import type { Agent } from '@portal/testing/supertest';
import { memberCall, memberChange, type Timed, timed } from './member';

/** What became of the requests of a load. */
export interface LoadOutcome {
  requests: number;
  failures: (Timed & { method: string })[];
  /** Milliseconds that each request took. */
  durations: number[];
}

/**
 * Members who go on calling, each one call after the other, every fourth a change, until `stop`. Gives
 * what became of every call.
 */
export class Load {
  private readonly outcome: LoadOutcome = { requests: 0, failures: [], durations: [] };
  private readonly members: Promise<void>[];
  private going = true;

  constructor(agents: readonly Agent[], changes = true) {
    this.members = agents.map((agent) => this.keepCalling(agent, changes));
  }

  get requests(): number {
    return this.outcome.requests;
  }

  async stop(): Promise<LoadOutcome> {
    this.going = false;
    await Promise.all(this.members);
    return this.outcome;
  }

  private async keepCalling(agent: Agent, changes: boolean): Promise<void> {
    for (let turn = 1; this.going; turn += 1) {
      const change = changes && turn % 4 === 0;
      const got = await timed(() => (change ? agent.post(memberChange) : agent.get(memberCall)));
      this.outcome.requests += 1;
      this.outcome.durations.push(got.ms);
      if (got.status !== 200) {
        this.outcome.failures.push({ ...got, method: change ? 'POST' : 'GET' });
      }
    }
  }
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
