import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster';
import { Load, type LoadOutcome } from './load';
import { isSignedIn } from './member';

/** What members met with while replicas went and came. */
export interface Restart extends LoadOutcome {
  signedOut: number;
  /** Requests that the front had to give to a second replica. */
  sentAgain: number;
}

/** Settings that let a load balancer notice in time: the front asks ten times a second. */
export const drainSettings = { DRAIN_SECONDS: '1' };

/** Kills one replica in the middle of a load, and starts it anew. */
export async function killUnderLoad(cluster: Cluster, members: number): Promise<Restart> {
  return underLoad(cluster, members, async () => {
    const [victim] = cluster.replicas;
    await victim?.kill();
    await pause(1000);
    await victim?.start();
  });
}

/** Stops every replica and starts it anew, one after the other, as a new version is rolled out. */
export async function rollUnderLoad(cluster: Cluster, members: number): Promise<Restart> {
  return underLoad(cluster, members, async () => {
    for (const replica of cluster.replicas) {
      const code = await replica.terminate();
      if (code !== 0) throw new Error(`A replica ended with ${code}:\n${replica.lastWords}`);
      await replica.start();
      // The front has to notice.
      await pause(300);
    }
  });
}

async function underLoad(
  cluster: Cluster,
  members: number,
  happens: () => Promise<void>,
): Promise<Restart> {
  // Tokens run out on the way, so that replicas go while they renew.
  cluster.provider.accessTokenSeconds = 3;
  const browsers = await Promise.all(Array.from({ length: members }, () => cluster.signIn()));
  const { sentAgain } = cluster.front;
  const load = new Load(browsers);
  await pause(500);
  let outcome: LoadOutcome;
  try {
    await happens();
    await pause(500);
  } finally {
    outcome = await load.stop();
  }
  const signedIn = await Promise.all(browsers.map(isSignedIn));
  return {
    ...outcome,
    signedOut: signedIn.filter((still) => !still).length,
    sentAgain: cluster.front.sentAgain - sentAgain,
  };
}
