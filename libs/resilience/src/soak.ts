import { setTimeout as pause } from 'node:timers/promises';
import { areas } from '@portal/contracts/all';
import { commandAt } from './ask-redis';
import type { Deployment } from './deployment';
import { callerOf, Load, type LoadOutcome } from './load';
import { lookInside } from './look-inside';
import { median } from './statistics.mjs';

/** What all replicas together hold at one moment, and Redis. */
export interface Sample {
  atSeconds: number;
  /** Live objects, in MB, right after a garbage collection. */
  heapMb: number;
  memoryMb: number;
  sockets: number;
  /** Keys of sessions that live. */
  keys: number;
}

export interface Soak extends LoadOutcome {
  redemptions: number;
  /** One for each length of a token's life. */
  samples: Sample[];
}

interface Options {
  seconds: number;
  tokenSeconds: number;
  members: number;
  /** So many renewals are waited for, three times as long at most. */
  redemptions?: number;
}

/**
 * Members go on calling for so long while their tokens run out again and again; others come and go, so
 * that sessions begin and end all the time. The replicas have to be ones that can be looked into.
 */
export async function soak(
  deployment: Deployment,
  { seconds, tokenSeconds, members, redemptions = 0 }: Options,
): Promise<Soak> {
  deployment.provider.accessTokenSeconds = tokenSeconds;
  const agents = await deployment.signInMany(members);
  const { redemptions: redeemed } = deployment.provider;
  redeemed.splice(0);
  const samples: Sample[] = [];
  const begun = performance.now();
  const lasts = (times: number) => performance.now() - begun < times * seconds * 1000;
  const load = new Load(agents.map(callerOf));
  let outcome: LoadOutcome;
  try {
    while (lasts(1) || (redeemed.length < redemptions && lasts(3))) {
      await comeAndGo(deployment, tokenSeconds * 1000);
      samples.push(await sampleOf(deployment, Math.round((performance.now() - begun) / 1000)));
    }
  } finally {
    outcome = await load.stop();
  }
  return { ...outcome, redemptions: redeemed.length, samples };
}

/** One after the other, people sign in and out again. */
async function comeAndGo(deployment: Deployment, ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const agent = await deployment.signIn('medicare-member');
    await agent.post(areas.session.signOut.path);
    await pause(500);
  }
}

async function sampleOf({ replicas, redis }: Deployment, atSeconds: number): Promise<Sample> {
  const inside = await Promise.all(replicas.map(lookInside));
  const sum = (of: 'heapBytes' | 'memoryBytes' | 'sockets') =>
    inside.reduce((total, each) => total + each[of], 0);
  return {
    atSeconds,
    heapMb: sum('heapBytes') / 2 ** 20,
    memoryMb: sum('memoryBytes') / 2 ** 20,
    sockets: sum('sockets'),
    keys: await sessionKeysIn(redis.url),
  };
}

/** A session that has ended leaves a tombstone for a while, which is none of them. */
async function sessionKeysIn(url: string): Promise<number> {
  const keys = (await commandAt(url, ['KEYS', '*session:{*'])) as string[];
  return keys.filter((key) => /:(identity|tokens|activity)$/.test(key)).length;
}

/** The median of the last third of the values, in terms of that of the second: 1 is flat. */
export function growth(values: readonly number[]): number {
  const third = Math.floor(values.length / 3);
  return median(values.slice(-third)) / median(values.slice(third, values.length - third));
}
