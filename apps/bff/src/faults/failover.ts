import { setTimeout as pause } from 'node:timers/promises';
import { startRedisSet } from '../testing/start-redis-set';
import { startCluster } from './cluster';
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

/** Two replicas of the BFF on a primary that three Sentinels look after; it is killed while members call. */
export async function failoverUnderLoad(members: number): Promise<Failover> {
  const set = await startRedisSet(3, 1000);
  const cluster = await startCluster({
    replicas: 2,
    settings: {
      REDIS_URL: set.url,
      REDIS_SENTINELS: set.sentinels.join(),
      REDIS_SENTINEL_NAME: set.name,
    },
  }).catch(async (error: unknown) => {
    await set.stop();
    throw error;
  });
  try {
    const browsers = await Promise.all(Array.from({ length: members }, () => cluster.signIn()));
    let going = true;
    const calls: { status: number; ms: number; endedAt: number }[] = [];
    const loops = browsers.map(async (browser) => {
      for (let turn = 1; going; turn += 1) {
        const call = () => (turn % 4 ? browser.get(memberCall) : browser.post(memberChange));
        const { status, ms } = await timed(call);
        calls.push({ status, ms, endedAt: performance.now() });
        await pause(20);
      }
    });
    await pause(1000);
    const killedAt = performance.now();
    await set.killPrimary();
    await pause(10_000);
    going = false;
    await Promise.all(loops);
    const failed = calls.filter(({ status }) => status !== 200);
    const signedIn = await Promise.all(browsers.map(isSignedIn));
    return {
      requests: calls.length,
      toldToComeAgain: failed.filter(({ status }) => status === 503).length,
      lost: failed.filter(({ status }) => status !== 503).length,
      signedOut: signedIn.filter((still) => !still).length,
      slowestMs: Math.max(...calls.map(({ ms }) => ms)),
      recoveredAfterMs: Math.max(0, ...failed.map(({ endedAt }) => endedAt - killedAt)),
    };
  } finally {
    await cluster.stop();
    await set.stop();
  }
}
