import { median } from '@portal/resilience';
import { manyConnections, type Turn } from './measure';

export const bffName = 'bff';
export const bffWithoutCacheName = 'bff-no-session-cache';

/** What the BFF must reach, with everything on: throughput against a peer in the same round. */
const throughputGoals = [
  { target: bffName, peer: 'bare-node', atLeast: 0.7 },
  { target: bffWithoutCacheName, peer: 'bare-node', atLeast: 0.6 },
  { target: bffName, peer: 'nginx', atLeast: 0.6 },
  { target: bffName, peer: 'fastify', atLeast: 1.5 },
  { target: bffName, peer: 'express-openid-connect', atLeast: 8 },
] as const;

/** Milliseconds that a call of a single caller may wait longer than through bare Node. */
const extraWaitGoal = 0.2;

export interface Verdict {
  goal: string;
  call: string;
  found: number;
  met: boolean;
  /** The same ratio by processor time a call, which a busy machine disturbs less. */
  byCpu?: number;
}

/** Judges the turns of a run. A goal whose proxies did not both run is left out. */
export function judge(turns: readonly Turn[]): Verdict[] {
  const calls = [...new Set(turns.map(({ call }) => call))];
  return calls.flatMap((call) => {
    const of = (target: string, connections: number) =>
      turns.filter(
        (turn) => turn.call === call && turn.target === target && turn.connections === connections,
      );
    const verdicts: Verdict[] = throughputGoals.map(({ target, peer, atLeast }) => {
      const ours = of(target, manyConnections);
      const theirs = of(peer, manyConnections);
      const found = paired(ours, theirs, (a, b) => a.callsPerSecond / b.callsPerSecond);
      const byCpu = paired(ours, theirs, (a, b) => b.cpuPerCall / a.cpuPerCall);
      const goal = `${target}: at least ${atLeast} × ${peer}`;
      return { goal, call, found, byCpu, met: found >= atLeast };
    });
    const wait = paired(of(bffName, 1), of('bare-node', 1), (a, b) => a.p50 - b.p50);
    const goal = `${bffName}: p50 of one caller at most ${extraWaitGoal} ms above bare-node`;
    return [...verdicts, { goal, call, found: wait, met: wait <= extraWaitGoal }].filter(
      ({ found }) => !Number.isNaN(found),
    );
  });
}

/** The median over the rounds of a comparison made within each round. */
function paired(
  ours: readonly Turn[],
  theirs: readonly Turn[],
  compare: (ours: Turn, theirs: Turn) => number,
): number {
  return median(
    ours.flatMap((turn) => {
      const twin = theirs.find(({ round }) => round === turn.round);
      return twin ? [compare(turn, twin)] : [];
    }),
  );
}
