import {
  drainSettings,
  killUnderLoad,
  percentile,
  printTable,
  type Restart,
  rollUnderLoad,
  rounded,
  withDeployment,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import type { Goal } from './report';

const members = 32;

/** Three replicas under load: one is killed; all are stopped and started, one after the other. */
export async function measureRestarts(rounds: number): Promise<Goal[]> {
  const options = { replicas: 3, settings: drainSettings };
  const runs: { what: string; run: Restart; lost: number }[] = [];
  await withDeployment(standIns, options, async (deployment) => {
    for (let round = 0; round < rounds; round += 1) {
      const killed = await killUnderLoad(deployment, members);
      // A change that was under way on the killed replica may have been done: it is not sent again.
      const reads = killed.failures.filter(({ method }) => method === 'GET').length;
      runs.push({ what: 'one killed', run: killed, lost: reads });
      const rolled = await rollUnderLoad(deployment, members);
      runs.push({ what: 'rolling restart', run: rolled, lost: rolled.failures.length });
    }
  });
  printTable(
    'Replicas that go and come (40)',
    runs.map(({ what, run, lost }) => ({
      what,
      members,
      requests: run.requests,
      'reads lost': run.failures.filter(({ method }) => method === 'GET').length,
      'changes cut off': run.failures.filter(({ method }) => method === 'POST').length,
      'sent again by the load balancer': run.sentAgain,
      'signed out': run.signedOut,
      'p50, ms': rounded(percentile(run.durations, 0.5), 1),
      'p99, ms': rounded(percentile(run.durations, 0.99), 1),
      goal: lost === 0 && run.signedOut === 0 ? 'reached' : 'missed',
    })),
  );
  return runs.map(({ what, run, lost }) => ({
    what: `${what}: nothing lost beyond changes on a killed replica, no one signed out`,
    reached: lost === 0 && run.failures.length <= members && run.signedOut === 0,
  }));
}
