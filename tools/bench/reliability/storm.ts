import {
  printTable,
  refreshStorm,
  rounded,
  type Storm,
  stormWithHolderKilled,
  withDeployment,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import type { Goal } from './report';

const callsEach = 200;

/** Three replicas, two hundred calls each on an expired token; then with the renewing replica killed. */
export async function measureStorms(rounds: number): Promise<Goal[]> {
  const storms: { what: string; storm: Storm; redeemed: number }[] = [];
  await withDeployment(standIns, { replicas: 3 }, async (deployment) => {
    for (let round = 0; round < rounds; round += 1) {
      storms.push(
        {
          what: 'all alive',
          storm: await refreshStorm(deployment, callsEach),
          redeemed: 1,
        },
        {
          what: 'renewing replica killed before the provider knew',
          storm: await stormWithHolderKilled(deployment, callsEach, 'before'),
          redeemed: 1,
        },
        {
          what: 'killed with the provider’s answer on its way',
          storm: await stormWithHolderKilled(deployment, callsEach, 'after'),
          redeemed: 2,
        },
      );
    }
    print(storms);
  });
  return storms.map(({ what, storm, redeemed }) => ({
    what: `storm, ${what}: refresh tokens redeemed ${redeemed}, no failure, no one signed out`,
    reached: storm.redemptions === redeemed && storm.failures.length === 0 && storm.stillSignedIn,
  }));
}

function print(storms: readonly { what: string; storm: Storm }[]): void {
  printTable(
    'Refresh storm (38)',
    storms.map(({ what, storm }) => ({
      what,
      calls: storm.calls,
      failures: storm.failures.length,
      redemptions: storm.redemptions,
      'signed in': storm.stillSignedIn ? 'yes' : 'no',
      'slowest call, ms': rounded(storm.slowestMs),
    })),
  );
}
