import {
  callWithVisitors,
  percentile,
  printTable,
  rounded,
  startMortalUpstream,
  withDeployment,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import type { Goal } from './report';

const members = 4;
const visitors = 100;
const turnMs = 3000;
const turnsPerRound = 3;
const mostGrowth = 1.1;

interface Compared {
  kind: 'silent' | 'refusing';
  alive: number[];
  dead: number[];
  failures: number;
}

/**
 * The p99 of members' calls while a service is dead that visitors ask, in terms of that while it lives: one
 * that never answers, then one that takes no connection.
 */
export async function measureDeadUpstream(rounds: number): Promise<Goal[]> {
  const pharmacies = await startMortalUpstream();
  const upstreams = { pharmacy: pharmacies.origin };
  const compared: Compared[] = [];
  await withDeployment(standIns, { replicas: 1, upstreams }, async ({ signInMany }) => {
    const agents = await signInMany(members);
    await callWithVisitors(agents, { ms: turnMs, visitors });
    for (const kind of ['silent', 'refusing'] as const) {
      const result: Compared = { kind, alive: [], dead: [], failures: 0 };
      compared.push(result);
      // Turns alternate, so that both meet with the same machine.
      for (let turn = 0; turn < rounds * turnsPerRound; turn += 1) {
        for (const health of ['alive', kind] as const) {
          await pharmacies.become(health);
          const { members: outcome } = await callWithVisitors(agents, { ms: turnMs, visitors });
          result[health === 'alive' ? 'alive' : 'dead'].push(...outcome.durations);
          result.failures += outcome.failures.length;
        }
      }
    }
  }).finally(() => pharmacies.stop());
  print(compared);
  return compared.flatMap((each) => [
    { what: `a ${each.kind} service: no other call fails`, reached: each.failures === 0 },
    {
      what: `a ${each.kind} service: p99 of the others within ${mostGrowth}`,
      reached: growthOf(each) <= mostGrowth,
    },
  ]);
}

function growthOf({ alive, dead }: Compared): number {
  return percentile(dead, 0.99) / percentile(alive, 0.99);
}

function print(compared: readonly Compared[]): void {
  printTable(
    `One service dead, ${visitors} visitors ask it (41)`,
    compared.map((each) => ({
      'the service': each.kind,
      'calls of others': each.dead.length,
      failures: each.failures,
      'p50 alive, ms': rounded(percentile(each.alive, 0.5), 2),
      'p50 dead, ms': rounded(percentile(each.dead, 0.5), 2),
      'p99 alive, ms': rounded(percentile(each.alive, 0.99), 2),
      'p99 dead, ms': rounded(percentile(each.dead, 0.99), 2),
      'p99 grows by': rounded(growthOf(each), 3),
    })),
  );
}
