import { setTimeout as pause } from 'node:timers/promises';
import { startRedisCluster } from './start-redis-cluster';
import { startRedisSet } from './start-redis-set';
import { startDeployment } from './deployment';
import type { StandIns } from './stand-ins';
import { isSignedIn, memberCall, memberChange, timed } from './member';

/** What members met with while another Redis became the primary. */
export interface Failover {
  requests: number;
  /** Told to come again, with their cookie kept. */
  toldToComeAgain: number;
  /** Failed in any other way. */
  lost: number;
  signedOut: number;
  slowestMs: number;
  /** From the end of the old primary until every member has been answered again. */
  recoveredAfterMs: number;
}

/** Servers of Redis, one of which can be killed. */
interface Servers {
  settings: Record<string, string>;
  killPrimary(): Promise<unknown>;
  stop(): Promise<void>;
}

/** Each takes a server for dead after a second. */
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
  /** Three primaries of a Redis Cluster, each with a replica; a third of the members has to do with one. */
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
  const servers = await kinds[kind]();
  const { settings } = servers;
  const deployment = await startDeployment(standIns, { replicas: 2, settings }).catch(
    async (error: unknown) => {
      await servers.stop();
      throw error;
    },
  );
  try {
    const agents = await Promise.all(Array.from({ length: members }, () => deployment.signIn()));
    let going = true;
    const calls: { status: number; ms: number; endedAt: number }[] = [];
    const loops = agents.map(async (agent) => {
      for (let turn = 1; going; turn += 1) {
        const call = () => (turn % 4 ? agent.get(memberCall) : agent.post(memberChange));
        const { status, ms } = await timed(call);
        calls.push({ status, ms, endedAt: performance.now() });
        await pause(20);
      }
    });
    await pause(1000);
    const killedAt = performance.now();
    await servers.killPrimary();
    await pause(10_000);
    going = false;
    await Promise.all(loops);
    const failed = calls.filter(({ status }) => status !== 200);
    const signedIn = await Promise.all(agents.map(isSignedIn));
    return {
      requests: calls.length,
      toldToComeAgain: failed.filter(({ status }) => status === 503).length,
      lost: failed.filter(({ status }) => status !== 503).length,
      signedOut: signedIn.filter((still) => !still).length,
      slowestMs: Math.max(...calls.map(({ ms }) => ms)),
      recoveredAfterMs: Math.max(0, ...failed.map(({ endedAt }) => endedAt - killedAt)),
    };
  } finally {
    await deployment.stop();
    await servers.stop();
  }
}
