import {
  canBeLookedInto,
  growth,
  printTable,
  rounded,
  type Sample,
  soak,
  withDeployment,
} from '@portal/resilience';
import * as standIns from '@portal/stand-ins';
import type { Goal } from './report';

const members = 12;
const tokenSeconds = 15;
const printed = 12;

/** Fifteen-second tokens for so long, while other sessions begin and end. */
export async function measureSoak(minutes: number): Promise<Goal[]> {
  const options = { replicas: 3, nodeOptions: canBeLookedInto };
  const settings = { seconds: minutes * 60, tokenSeconds, members };
  const { requests, failures, redemptions, samples } = await withDeployment(
    standIns,
    options,
    (deployment) => soak(deployment, settings),
  );
  const every = Math.ceil(samples.length / printed);
  printTable(
    `Soak of ${minutes} minutes with ${tokenSeconds}-second tokens (42)`,
    samples
      .filter((_, index) => (samples.length - 1 - index) % every === 0)
      .map(({ atSeconds, heapMb, memoryMb, sockets, keys }) => ({
        'after, s': atSeconds,
        'live objects, MB': rounded(heapMb, 1),
        'memory, MB': rounded(memoryMb),
        sockets,
        'session keys': keys,
      })),
  );
  const grown = (of: keyof Sample) => growth(samples.map((sample) => sample[of]));
  console.log(
    `\n${requests} requests, ${failures.length} failures, ${redemptions} redemptions; live objects ` +
      `grew by a factor of ${rounded(grown('heapMb'), 3)}, memory of ${rounded(grown('memoryMb'), 3)}.`,
  );
  return [
    { what: 'soak: no failure', reached: failures.length === 0 },
    { what: 'soak: live objects within 1.05', reached: grown('heapMb') < 1.05 },
    { what: 'soak: memory within 1.1', reached: grown('memoryMb') < 1.1 },
    {
      what: 'soak: sockets stay',
      reached: Math.max(...samples.map(({ sockets }) => sockets)) < members * 8,
    },
    {
      what: 'soak: keys stay',
      reached: Math.max(...samples.map(({ keys }) => keys)) <= (members + 1) * 3,
    },
  ];
}
