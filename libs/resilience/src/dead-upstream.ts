import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Agent } from '@portal/testing/supertest';
import { callerOf, Load, type LoadOutcome } from './load';
import { type Timed, timed, visitorCall } from './member';
import { listen, type TestServer } from './test-server';

/** How a service behaves: it answers, it takes connections and never answers, or it takes none. */
export type Health = 'alive' | 'silent' | 'refusing';

/** A service of pharmacies that can die and come back. */
export interface MortalUpstream {
  origin: string;
  become(health: Health): Promise<void>;
  stop(): Promise<void>;
}

export async function startMortalUpstream(): Promise<MortalUpstream> {
  let health: Health = 'alive';
  let running: TestServer | undefined;
  const open = (port?: number) => {
    const server = createServer((_request, response) => {
      if (health === 'silent') return;
      response.setHeader('content-type', 'application/json');
      response.end('{"pharmacyList":{"pharmacy":[]}}');
    });
    return listen(server, port);
  };
  const stop = async () => {
    await running?.stop();
    running = undefined;
  };
  running = await open();
  const { origin, port } = running;
  return {
    origin,
    become: async (next) => {
      await stop();
      health = next;
      if (next !== 'refusing') running = await open(port);
    },
    stop,
  };
}

async function searchPharmacies(origin: string, signal: AbortSignal) {
  const response = await fetch(`${origin}${visitorCall}?zip=37201`, { signal });
  return { status: response.status, text: await response.text() };
}

/** The responses of the other services to members, and of this one to visitors. */
export interface MixedLoad {
  members: LoadOutcome;
  visitors: Timed[];
}

/**
 * Members' calls for `ms` and until `answers` of them were answered, while `visitors` visitors search pharmacies, each
 * once a second. Rejects when so many are not answered within 20 s.
 */
export async function callWithVisitors(
  agents: readonly Agent[],
  { ms, answers = 0, visitors: count }: { ms: number; answers?: number; visitors: number },
): Promise<MixedLoad> {
  const [first] = agents;
  if (!first) throw new Error('At least one agent is needed.');
  const visitors: Timed[] = [];
  // One controller each: fetch leaves its listeners on a signal until they are collected.
  const leaving = Array.from({ length: count }, () => new AbortController());
  const loops = leaving.map(async ({ signal }, index) => {
    await pause((index / count) * 1000);
    while (!signal.aborted) {
      const result = await timed(() => searchPharmacies(first.origin, signal));
      if (!signal.aborted) visitors.push(result);
      await pause(1000, undefined, { signal }).catch(() => undefined);
    }
  });
  const load = new Load(agents.map(callerOf), { changes: false });
  try {
    await Promise.all([pause(ms), load.answers(answers)]);
    return { members: await load.stop(), visitors };
  } finally {
    await load.stop();
    for (const controller of leaving) controller.abort();
    await Promise.all(loops);
  }
}
