import { setTimeout as pause } from 'node:timers/promises';
import {
  type Caller,
  callerOf,
  KeptConnection,
  Load,
  type LoadOutcome,
  memberCall,
  memberChange,
  type Method,
  percentile,
  signedOutOf,
  signInAs,
} from '@portal/resilience';
import { type Agent, createAgent } from '@portal/testing/supertest';
import { authority, portal } from './containers';
import { Http2Client } from './http2-client';
import type { Row } from './report';

/** The results of a load during a fault. */
export interface Met {
  requests: number;
  readsLost: number;
  changesLost: number;
  /** When each of those began. */
  changesLostBeganAt: number[];
  /** The statuses of what failed, each with how often. */
  failedWith: string;
  /** Answers of 503, after which the browser tries again: no loss. */
  unavailable: number;
  signedOut: number;
  /** Milliseconds that the fault took. */
  took: number;
  /** From the first failed call to the last one. */
  secondsOfFailures: number;
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

/** People who sign in one after the other while a fault happens; none tries again. */
export class SignIns {
  private tried = 0;
  private failed = 0;

  async during<T>(work: () => Promise<T>): Promise<T> {
    const over = new AbortController();
    const running = this.goOn(over.signal);
    try {
      return await work();
    } finally {
      over.abort();
      await running;
    }
  }

  /** A row; `mayFail` where no one can sign in meanwhile. */
  rows(mayFail = false): Row[] {
    const { tried, failed } = this;
    const row = { what: `of ${tried} sign-ins failed`, saw: String(failed) };
    return [mayFail ? row : { ...row, goal: tried > 0 && failed === 0 }];
  }

  private async goOn(over: AbortSignal): Promise<void> {
    const trusted = await authority();
    while (!over.aborted) {
      this.tried += 1;
      await signInAs(createAgent(portal, trusted), 'commercial-member').catch(() => {
        this.failed += 1;
      });
    }
  }
}

/**
 * Members who call while a fault happens. In turn they have one HTTP/2 connection, as browsers do, keep an
 * HTTP/1.1 connection, or open a connection for every call.
 */
export async function underLoad(members: number, fault: () => Promise<unknown>): Promise<Met> {
  const agents: Agent[] = [];
  for (let each = 0; each < members; each += 1) agents.push(await signIn());
  const trusted = await authority();
  const everyThird = (rest: number) => agents.filter((_, index) => index % 3 === rest);
  const clients = [
    ...everyThird(0).map((agent) => new Http2Client(agent, trusted)),
    ...everyThird(1).map((agent) => new KeptConnection(agent, trusted)),
  ];
  const callers = [
    ...clients.map(
      (client): Caller =>
        (method) =>
          client.call(method, pathOf(method)),
    ),
    ...everyThird(2).map(callerOf),
  ];
  const load = new Load(callers, { pauseMs: 20 });
  await pause(1000);
  const began = performance.now();
  let took: number;
  let outcome: LoadOutcome;
  try {
    await fault();
    took = performance.now() - began;
    await pause(2000);
  } finally {
    outcome = await load.stop();
    for (const client of clients) client.close();
  }
  return { ...judge(outcome, await signedOutOf(agents)), took };
}

const pathOf = (method: Method) => (method === 'GET' ? memberCall : memberChange);

function judge(
  { requests, failures, durations }: LoadOutcome,
  signedOut: number,
): Omit<Met, 'took'> {
  const lost = failures.filter(({ status }) => status !== 503);
  const changes = lost.filter(({ method }) => method === 'POST');
  const times = failures.flatMap(({ beganAt, ms }) => [beganAt, beganAt + ms]);
  return {
    requests,
    readsLost: lost.length - changes.length,
    changesLost: changes.length,
    changesLostBeganAt: changes.map(({ beganAt }) => beganAt),
    failedWith: countsOf(failures),
    unavailable: failures.length - lost.length,
    signedOut,
    secondsOfFailures:
      times.length === 0 ? 0 : Math.round((Math.max(...times) - Math.min(...times)) / 100) / 10,
    p99: Math.round(percentile(durations, 0.99)),
  };
}

function countsOf(failures: LoadOutcome['failures']): string {
  const counts = new Map<string, number>();
  for (const { method, status, code } of failures) {
    const kind = `${method} ${status || `connection broken (${code})`}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${kind}: ${count}`).join(', ') || 'none';
}
