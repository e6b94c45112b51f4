import { setTimeout as pause } from 'node:timers/promises';
import type { Agent } from '@portal/testing/supertest';
import type { Deployment } from './deployment';
import { callAt, isSignedIn, memberCall, type Timed, timed } from './member';

/** What came of many calls at once on an access token that has run out. */
export interface Storm {
  calls: number;
  failures: Timed[];
  /** Refresh tokens that reached the identity provider. */
  redemptions: number;
  stillSignedIn: boolean;
  slowestMs: number;
}

/** A member whose access token has run out, and whose next one lives for long. */
export async function withExpiredToken({ provider, signIn }: Deployment): Promise<Agent> {
  // Long enough for the userinfo request of a sign-in.
  provider.accessTokenSeconds = 2;
  const agent = await signIn();
  provider.accessTokenSeconds = 600;
  provider.redemptions.splice(0);
  await pause(2100);
  return agent;
}

/** So many calls at once at each replica. */
export async function refreshStorm(deployment: Deployment, callsEach: number): Promise<Storm> {
  const agent = await withExpiredToken(deployment);
  const calls = deployment.replicas.flatMap((replica) =>
    Array.from({ length: callsEach }, () => timed(() => callAt(replica, agent))),
  );
  return weigh(deployment, agent, await Promise.all(calls));
}

/**
 * The same through the front, while the replica that has begun to renew is killed: `before` its refresh
 * token reached the provider, or `after` the provider has taken it and its answer is on the way.
 */
export async function stormWithHolderKilled(
  deployment: Deployment,
  callsEach: number,
  phase: 'before' | 'after',
): Promise<Storm> {
  const agent = await withExpiredToken(deployment);
  const holder = deployment.replicas[0] as Deployment['replicas'][number];
  const reached = deployment.provider.holdNext(phase);
  const first = callAt(holder, agent).catch(() => undefined);
  await reached;
  const calls = Array.from({ length: callsEach * deployment.replicas.length }, () =>
    timed(() => agent.get(memberCall)),
  );
  await pause(100);
  await holder.kill();
  const outcomes = await Promise.all(calls);
  await first;
  const storm = await weigh(deployment, agent, outcomes);
  await holder.start();
  return storm;
}

async function weigh(deployment: Deployment, agent: Agent, outcomes: Timed[]): Promise<Storm> {
  return {
    calls: outcomes.length,
    failures: outcomes.filter(({ status }) => status !== 200),
    redemptions: deployment.provider.redemptions.length,
    stillSignedIn: await isSignedIn(agent),
    slowestMs: Math.max(...outcomes.map(({ ms }) => ms)),
  };
}
