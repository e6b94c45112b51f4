import { setTimeout as pause } from 'node:timers/promises';
import type { Deployment } from './deployment';
import { callerOf, Load, type LoadOutcome } from './load';
import { signedOutOf, timed } from './member';
import { until } from './wait';

/** The results of a load while replicas stop and start. */
export interface Restart extends LoadOutcome {
  signedOut: number;
  /** Requests that the load balancer sent to a second replica. */
  sentAgain: number;
}

/** Settings that let the load balancer notice in time: it probes ten times a second. */
export const drainSettings = { DRAIN_SECONDS: '1' };

/** Kills one replica in the middle of a load, and starts it again. */
export async function killUnderLoad(deployment: Deployment, members: number): Promise<Restart> {
  return underLoad(deployment, members, async (load) => {
    const [victim] = deployment.replicas;
    await victim?.kill();
    await Promise.all([pause(1000), load.answers(2 * members)]);
    await victim?.start();
  });
}

/** Stops and starts every replica, one after the other, as a rolling update does. */
export async function rollUnderLoad(deployment: Deployment, members: number): Promise<Restart> {
  return underLoad(deployment, members, async (load) => {
    for (const replica of deployment.replicas) {
      const code = await replica.terminate();
      if (code !== 0) throw new Error(`A replica ended with ${code}:\n${replica.lastOutput}`);
      await replica.start();
      const notNoticed = 'The load balancer does not notice that a replica is back.';
      await until(() => deployment.loadBalancer.sendsTo(replica.port), notNoticed);
      await Promise.all([pause(300), load.answers(members)]);
    }
  });
}

async function underLoad(
  deployment: Deployment,
  members: number,
  fault: (load: Load) => Promise<void>,
): Promise<Restart> {
  // Tokens run out on the way, so that replicas go while they renew; but none during a call of a busy machine.
  const seconds = (await slowestMs(deployment, members)) / 1000;
  deployment.provider.accessTokenSeconds = Math.max(3, Math.ceil(4 * seconds));
  const agents = await deployment.signInMany(members);
  const { sentAgain } = deployment.loadBalancer;
  const load = new Load(agents.map(callerOf));
  let outcome: LoadOutcome;
  try {
    await Promise.all([pause(500), load.answers(2 * members)]);
    await fault(load);
    await Promise.all([pause(500), load.answers(4 * members)]);
  } finally {
    outcome = await load.stop();
  }
  return {
    ...outcome,
    signedOut: await signedOutOf(agents),
    sentAgain: deployment.loadBalancer.sentAgain - sentAgain,
  };
}

/** The longest that a call takes when so many are made at once. */
async function slowestMs({ signIn }: Deployment, calls: number): Promise<number> {
  const call = callerOf(await signIn());
  const all = await Promise.all(Array.from({ length: calls }, () => timed(() => call('GET'))));
  return Math.max(...all.map(({ ms }) => ms));
}
