import {
  type Deployment,
  endOtherSession,
  percentile,
  printTable,
  type Revocation,
  revokeCaregiver,
  rounded,
  withDeployment,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import type { Goal } from './report';

/** What is taken back, and within how many milliseconds each replica refuses it. */
const kinds: readonly {
  what: string;
  revoke: (deployment: Deployment) => Promise<Revocation[]>;
}[] = [
  { what: "a caregiver's access", revoke: revokeCaregiver },
  { what: 'the session of another browser', revoke: endOtherSession },
];
const goalMs = 1000;

/** An access and a session are ended while three replicas are called with them: how soon each refuses. */
export async function measureRevocations(rounds: number): Promise<Goal[]> {
  const runs: { what: string; results: Revocation[] }[] = [];
  await withDeployment(standIns, { replicas: 3 }, async (deployment) => {
    for (const { what, revoke } of kinds) {
      const results: Revocation[] = [];
      for (let round = 0; round < rounds; round += 1) results.push(...(await revoke(deployment)));
      runs.push({ what, results });
    }
  });
  const timesOf = (results: readonly Revocation[]) =>
    results.map(({ refusedAfterMs }) => refusedAfterMs).sort((a, b) => a - b);
  printTable(
    'Taken back on three replicas (forms.md 10, AC-1)',
    runs.map(({ what, results }) => ({
      what,
      'times measured': results.length,
      'allowed after the answer': results.reduce((sum, { allowedAfter }) => sum + allowedAfter, 0),
      'refused after, p50 ms': rounded(percentile(timesOf(results), 0.5), 1),
      'slowest, ms': rounded(Math.max(...timesOf(results)), 1),
    })),
  );
  return runs.map(({ what, results }) => ({
    what: `${what} is refused by every replica within ${goalMs} ms, and never allowed after the answer`,
    reached: results.every(
      ({ refusedAfterMs, allowedAfter }) => refusedAfterMs <= goalMs && allowedAfter === 0,
    ),
  }));
}
