import { setTimeout as pause } from 'node:timers/promises';
import { type Agent, createAgent } from '@portal/testing/supertest';
import { commandAt } from './ask-redis';
import type { Deployment } from './deployment';
import { withExpiredToken } from './refresh-storm';
import { callAt, memberCall, sessionStatus, type Timed, timed, visitorCall } from './member';

export const outages = ['down', 'frozen', 'slow', 'flushed'] as const;
export type OutageKind = (typeof outages)[number];

/** What replicas remember of a session is a second old at most. */
const rememberedMs = 1100;

/** The results during an outage of Redis, and afterwards. */
export interface Outage {
  kind: OutageKind;
  /** Members' calls while it lasted. */
  calls: (Timed & { setsCookie: boolean })[];
  /** Pages, files and visitors' calls while it lasted. */
  others: Timed[];
  /** The longest of the members' calls, with those that ended after the trouble. */
  longestMs: number;
  /** What the machine itself takes: the longest of the same calls before, and of calls then that need no one else. */
  machineMs: number;
  /** Milliseconds from the end of the trouble until every replica knows again who is signed in. */
  recoveryMs: number;
  /** What the member's call was answered by each of them then. */
  afterwards: number[];
}

/** How each trouble begins; gives how it ends. A Redis that was down or flushed has forgotten everybody. */
const troubles: Record<OutageKind, (deployment: Deployment, ms: number) => Promise<() => unknown>> =
  {
    down: async ({ redis }) => {
      await redis.kill();
      return () => redis.restart();
    },
    frozen: async ({ redis }) => {
      redis.freeze();
      return () => redis.thaw();
    },
    slow: async ({ redis }, ms) => {
      const began = performance.now();
      await commandAt(redis.url, ['CLIENT', 'PAUSE', String(ms), 'ALL']);
      return () => pause(Math.max(0, ms - (performance.now() - began)));
    },
    flushed: async ({ redis }) => {
      await commandAt(redis.url, ['FLUSHALL']);
      return () => undefined;
    },
  };

/** Brings Redis into trouble for so long, in the middle of a member's calls. */
export async function storeOutage(
  deployment: Deployment,
  kind: OutageKind,
  { ms = 1500, atOnce = 5 } = {},
): Promise<Outage> {
  const member = await deployment.signIn();
  const calls: Outage['calls'] = [];
  const others: Timed[] = [];
  let machineMs = 0;
  const measured = async <Got>(sent: Promise<Got>[]): Promise<Got[]> => {
    const plain = deployment.replicas.map(({ origin }) =>
      timed(() => createAgent(origin).get('/health/live')),
    );
    const got = await Promise.all(sent);
    for (const { ms: took } of await Promise.all(plain)) machineMs = Math.max(machineMs, took);
    return got;
  };
  for (let round = 0; round < 3; round += 1) {
    const before = [
      ...(await measured(Array.from({ length: atOnce }, () => membersCall(member)))),
      ...(await measured(withoutSession(deployment.origin))),
    ];
    machineMs = Math.max(machineMs, ...before.map(({ ms: took }) => took));
  }
  const lastsMs = rememberedMs + ms + 1000;
  const endsAt = performance.now() + lastsMs;
  const end = await troubles[kind](deployment, lastsMs);
  await pause(rememberedMs);
  const until = performance.now() + ms;
  let longestMs = 0;
  while (performance.now() < until) {
    const ofMembers = await Promise.all(Array.from({ length: atOnce }, () => membersCall(member)));
    const ofOthers = await Promise.all(withoutSession(deployment.origin));
    longestMs = Math.max(longestMs, ...ofMembers.map(({ ms: took }) => took));
    // On a busy machine the last ones may end after a trouble that ends by itself.
    if (calls.length > 0 && performance.now() > endsAt) break;
    calls.push(...ofMembers);
    others.push(...ofOthers);
    await pause(20);
  }
  await end();
  const answers = await Promise.all(
    deployment.replicas.map((replica) => untilAnswered(replica, member)),
  );
  return {
    kind,
    calls,
    others,
    longestMs,
    machineMs,
    recoveryMs: Math.max(...answers.map(({ ms: after }) => after)),
    afterwards: answers.map(({ status }) => status),
  };
}

/**
 * Redis stops answering while the provider's answer to a refresh token is on its way, and
 * comes back: gives what the call was answered that waited for it, what calls at every replica are
 * answered when the next token is due, and the provider's response to each refresh token.
 */
export async function outageWhileRenewing(deployment: Deployment) {
  const { provider, redis, replicas } = deployment;
  const member = await withExpiredToken(deployment);
  // The call that waits has to reach the service before the new token runs out.
  const newTokenSeconds = 5;
  provider.accessTokenSeconds = newTokenSeconds;
  const reached = provider.holdNext('after');
  const waiting = timed(() => callAt(replicas[0] as Deployment['replicas'][number], member));
  const release = await reached;
  redis.freeze();
  // By now everybody knows that Redis does not answer.
  await pause(1000);
  release();
  const first = await waiting;
  redis.thaw();
  // Longer than the new token lives.
  await Promise.all([
    pause(newTokenSeconds * 1000 + 500),
    ...replicas.map((replica) => replica.untilReady()),
  ]);
  provider.accessTokenSeconds = 600;
  const afterwards = await Promise.all(
    replicas.map((replica) => timed(() => callAt(replica, member))),
  );
  return { first, afterwards, redemptions: [...provider.redemptions] };
}

async function membersCall(member: Agent): Promise<Outage['calls'][number]> {
  let setsCookie = false;
  const call = await timed(async () => {
    const got = await member.get(memberCall);
    setsCookie = got.headers['set-cookie'] !== undefined;
    return got;
  });
  return { ...call, setsCookie };
}

/** The page, a script, and calls that need no session. */
function withoutSession(origin: string): Promise<Timed>[] {
  const visitor = createAgent(origin);
  return [
    { path: '/member/claims', headers: { accept: 'text/html' } },
    { path: '/member/assets/app-1a.js', headers: {} },
    { path: `${visitorCall}?zip=37201`, headers: {} },
    { path: sessionStatus, headers: {} },
  ].map(({ path, headers }) => timed(() => visitor.get(path).set(headers)));
}

/** Until a replica gives the member a call's answer or 401, but five seconds at most. */
async function untilAnswered(replica: { origin: string }, member: Agent): Promise<Timed> {
  const begun = performance.now();
  for (;;) {
    const { status } = await timed(() => callAt(replica, member));
    const ms = performance.now() - begun;
    if (status === 200 || status === 401 || ms > 5000) return { status, ms };
    await pause(10);
  }
}
