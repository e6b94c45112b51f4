import { setTimeout as pause } from 'node:timers/promises';
import { isSignedIn, memberCall, memberChange, percentile, signInAs } from '@portal/resilience';
import { type Agent, createAgent } from '@portal/testing/supertest';
import { authority, portal } from './containers';
import { Http2Client } from './http2-client';

/** A call of the load: when it began and what became of it; a broken connection has the status 0. */
interface Call {
  at: number;
  ms: number;
  status: number;
  method: 'GET' | 'POST';
  /** The error of a connection that broke. */
  code?: string;
}

/** What members met with while something happened. */
export interface Met {
  requests: number;
  readsLost: number;
  changesLost: number;
  /** When each of those began. */
  changesLostBeganAt: number[];
  /** The statuses of what failed, each with how often. */
  failedWith: string;
  /** Answers of 503 while Redis is away are no loss: the agent comes again. They are counted apart. */
  toldToComeAgain: number;
  signedOut: number;
  /** Seconds from the first call that failed to the last one. */
  secondsOfTrouble: number;
  p99: number;
}

/** Signs a member in; tries again when the portal is too busy. */
export async function signIn(): Promise<Agent> {
  const trusted = await authority();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await signInAs(createAgent(portal, trusted), 'commercial-member');
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

/**
 * Members who call, one call after the other, every fourth a change, while something happens. Every other
 * one keeps an HTTP/2 connection, as agents do; the rest have a new connection for every call.
 */
export async function underLoad(members: number, happens: () => Promise<unknown>): Promise<Met> {
  const agents: Agent[] = [];
  for (let each = 0; each < members; each += 1) agents.push(await signIn());
  const trusted = await authority();
  const calls: Call[] = [];
  let going = true;
  const loops = agents.map(async (agent, index) => {
    const kept = index % 2 === 0 ? new Http2Client(agent, trusted) : undefined;
    for (let turn = 1; going; turn += 1) {
      calls.push(await call(kept ?? agent, turn % 4 === 0 ? 'POST' : 'GET'));
      await pause(20);
    }
    kept?.close();
  });
  await pause(1000);
  try {
    await happens();
    await pause(2000);
  } finally {
    going = false;
    await Promise.all(loops);
  }
  const signedIn = await Promise.all(agents.map(isSignedIn));
  return judge(calls, signedIn.filter((still) => !still).length);
}

function judge(calls: readonly Call[], signedOut: number): Met {
  const failed = calls.filter(({ status }) => status !== 200);
  const lost = failed.filter(({ status }) => status !== 503);
  const changes = lost.filter(({ method }) => method === 'POST');
  const times = failed.flatMap(({ at, ms }) => [at, at + ms]);
  return {
    requests: calls.length,
    readsLost: lost.filter(({ method }) => method === 'GET').length,
    changesLost: changes.length,
    changesLostBeganAt: changes.map(({ at }) => at),
    failedWith: countsOf(failed),
    toldToComeAgain: failed.length - lost.length,
    signedOut,
    secondsOfTrouble:
      times.length === 0 ? 0 : Math.round((Math.max(...times) - Math.min(...times)) / 100) / 10,
    p99: Math.round(
      percentile(
        calls.map(({ ms }) => ms),
        0.99,
      ),
    ),
  };
}

function countsOf(failed: readonly Call[]): string {
  const counts = new Map<string, number>();
  for (const { method, status, code } of failed) {
    const kind = `${method} ${status || `broken off (${code})`}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind}: ${count}`).join(', ') || 'none';
}

async function call(agent: Agent | Http2Client, method: 'GET' | 'POST'): Promise<Call> {
  const at = performance.now();
  const done = (status: number) => ({ at, ms: performance.now() - at, status, method });
  try {
    if (agent instanceof Http2Client) {
      return done(await agent.call(method, method === 'GET' ? memberCall : memberChange));
    }
    const got = await (method === 'GET' ? agent.get(memberCall) : agent.post(memberChange));
    return done(got.status);
  } catch (error) {
    return { ...done(0), code: String((error as NodeJS.ErrnoException).code) };
  }
}
