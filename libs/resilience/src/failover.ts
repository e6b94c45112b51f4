import { setTimeout as pause } from 'node:timers/promises';
import { startRedisCluster } from './start-redis-cluster';
import { startRedisSet } from './start-redis-set';
import { withDeployment } from './deployment';
import type { StandIns } from './stand-ins';
import { callerOf, Load } from './load';
import { signedOutOf } from './member';

/** The results of a load while another Redis becomes the primary. */
export interface Failover {
  requests: number;
  /** Answered 503, which leaves the cookie. */
  unavailable: number;
  /** Failed in any other way. */
  lost: number;
  signedOut: number;
  slowestMs: number;
  /** From the kill of the old primary until every member is answered again. */
  recoveredAfterMs: number;
}

/** Servers of Redis, one of which can be killed. */
interface Servers {
  settings: Record<string, string>;
  killPrimary(): Promise<unknown>;
  stop(): Promise<void>;
}

/** In each a server counts as dead after a second. */
const kinds = {
  /** A primary with a replica, and three Sentinels. */
  sentinels: async (): Promise<Servers> => {
    const { url, sentinels, name, killPrimary, stop } = await startRedisSet(3, 1000);
    const settings = {
      REDIS_URL: url,
      REDIS_SENTINELS: sentinels.join(),
      REDIS_SENTINEL_NAME: name,
    };
    return { settings, killPrimary, stop };
  },
  /** Three primaries of a Redis Cluster, each with a replica and a third of the sessions. */
  cluster: async (): Promise<Servers> => {
    const { url, node, killOwnerOf, stop } = await startRedisCluster({
      replicas: 1,
      downAfterMs: 1000,
    });
    const settings = { REDIS_URL: url, REDIS_CLUSTER_NODES: node };
    return { settings, killPrimary: () => killOwnerOf('any key'), stop };
  },
};

/** Two replicas of the BFF on a Redis one of whose primaries is killed while members call. */
export async function failoverUnderLoad(
  standIns: StandIns,
  members: number,
  kind: keyof typeof kinds,
): Promise<Failover> {
  const { settings, killPrimary, stop } = await kinds[kind]();
  return withDeployment(standIns, { replicas: 2, settings }, async (deployment) => {
    const agents = await deployment.signInMany(members);
    const load = new Load(agents.map(callerOf), { pauseMs: 20 });
    await pause(1000);
    const killedAt = performance.now();
    await killPrimary();
    await pause(10_000);
    const { requests, failures, durations } = await load.stop();
    const unavailable = failures.filter(({ status }) => status === 503).length;
    return {
      requests,
      unavailable,
      lost: failures.length - unavailable,
      signedOut: await signedOutOf(agents),
      slowestMs: Math.max(...durations),
      recoveredAfterMs: Math.max(0, ...failures.map(({ beganAt, ms }) => beganAt + ms - killedAt)),
    };
  }).finally(stop);
}
