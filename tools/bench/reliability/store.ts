import {
  outages,
  outageWhileRenewing,
  printTable,
  rounded,
  storeOutage,
  withDeployment,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import type { Goal } from './report';

/** Redis down, frozen, slow and flushed under three replicas. */
export async function measureStoreOutages(rounds: number): Promise<Goal[]> {
  const rows: Record<string, string | number>[] = [];
  const goals: Goal[] = [];
  await withDeployment(standIns, { replicas: 3 }, async (deployment) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of outages) {
        const outage = await storeOutage(deployment, kind, { ms: 2000, atOnce: 20 });
        const slowest = Math.max(...outage.calls.map(({ ms }) => ms));
        const harmed = outage.others.filter(({ status }) => status !== 200).length;
        const cookiesLost = outage.calls.filter(({ setsCookie }) => setsCookie).length;
        rows.push({
          redis: kind,
          calls: outage.calls.length,
          answers: [...new Set(outage.calls.map(({ status }) => status))].join(', '),
          'slowest, ms': rounded(slowest),
          'cookies lost': cookiesLost,
          'pages and visitors': outage.others.length,
          'of them failed': harmed,
          'slowest of them, ms': rounded(Math.max(...outage.others.map(({ ms }) => ms))),
          'recovery, ms': rounded(outage.recoveryMs),
          afterwards: [...new Set(outage.afterwards)].join(', '),
        });
        goals.push(
          { what: `Redis ${kind}: answers within 500 ms`, reached: slowest < 500 },
          { what: `Redis ${kind}: others unaffected`, reached: harmed === 0 },
          {
            what: `Redis ${kind}: cookies unchanged`,
            reached: cookiesLost === 0 || kind === 'flushed',
          },
          { what: `Redis ${kind}: recovery within 1 s`, reached: outage.recoveryMs < 1000 },
        );
      }
    }
    const { first, afterwards, redemptions } = await outageWhileRenewing(deployment);
    const areSaved = [first, ...afterwards].every(({ status }) => status === 200);
    goals.push({ what: 'tokens renewed during an outage of Redis are saved', reached: areSaved });
    printTable('Trouble with Redis (39)', rows);
    console.log(
      `\nOutage while tokens are renewed: ${areSaved ? 'saved' : 'lost'}, ${redemptions.length} redemptions.`,
    );
  });
  return goals;
}
