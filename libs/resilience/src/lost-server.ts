import { setTimeout as pause } from 'node:timers/promises';
import { withDeployment } from './deployment';
import { callerOf, Load } from './load';
import type { StandIns } from './stand-ins';
import { startRedisCluster } from './start-redis-cluster';

const signIns = 30;

/** The results of a load while a server of a Redis Cluster is lost for good. */
export interface LostServer {
  requests: number;
  /** Members whose session was on it, and how often they were answered 503. */
  affected: number;
  unavailable: number;
  /** Failed calls of the other members. */
  lostElsewhere: number;
  signIns: number;
  failedSignIns: number;
  /** Until a replica that was started afterwards said that it is ready; undefined: it did not within 10 s. */
  readyAfterMs: number | undefined;
}

/** Two replicas of the BFF on a cluster of three primaries without replicas, one of which is killed. */
export async function lostServer(standIns: StandIns, members: number): Promise<LostServer> {
  const cluster = await startRedisCluster({ downAfterMs: 1000 });
  const settings = { REDIS_URL: cluster.url, REDIS_CLUSTER_NODES: cluster.node };
  return withDeployment(standIns, { replicas: 2, settings }, async (deployment) => {
    const agents = await deployment.signInMany(members);
    await cluster.killOwnerOf('any key');
    // The others call it dead, and each replica notices.
    await pause(3000);
    const loads = agents.map((agent) => new Load([callerOf(agent)], { pauseMs: 20 }));
    let failedSignIns = 0;
    for (let each = 0; each < signIns; each += 1) {
      await deployment.signIn().catch(() => (failedSignIns += 1));
    }
    const began = performance.now();
    const isReady = await deployment.startReplica().then(
      () => true,
      () => false,
    );
    const readyAfterMs = isReady ? performance.now() - began : undefined;
    const outcomes = await Promise.all(loads.map((load) => load.stop()));
    // A member whose session is on the lost server is never answered.
    const lost = outcomes.filter(({ requests, failures }) => failures.length === requests);
    const served = outcomes.filter((outcome) => !lost.includes(outcome));
    const failuresOf = (all: typeof outcomes) => all.flatMap(({ failures }) => failures);
    return {
      requests: outcomes.reduce((sum, { requests }) => sum + requests, 0),
      affected: lost.length,
      unavailable: failuresOf(lost).filter(({ status }) => status === 503).length,
      lostElsewhere: failuresOf(served).length,
      signIns,
      failedSignIns,
      readyAfterMs,
    };
  }).finally(() => cluster.stop());
}
