import { setTimeout as pause } from 'node:timers/promises';
import { memberCall, runWrk, type WrkResult } from '@portal/resilience';
import { compose, containersOf, memoryOf, portal, processorTime } from './containers';
import { signIn } from './members';
import type { Row } from './report';

const secondsOfLoad = 10;
const connections = 32;

/** Calls a second through nginx with one, two and three replicas, and what a call costs. Needs wrk. */
export async function throughput(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of [1, 2, 3]) {
    await compose('up', '-d', '--wait', '--no-deps', '--scale', `bff=${count}`, 'bff');
    // nginx has to notice.
    await pause(5000);
    const replicas = await containersOf('bff');
    await load();
    const before = await Promise.all(replicas.map(processorTime));
    const seen = await load();
    const after = await Promise.all(replicas.map(processorTime));
    const spent = after.reduce((sum, time, index) => sum + time - (before[index] ?? 0), 0);
    const memory = await Promise.all(replicas.map(memoryOf));
    rows.push({
      what: `${count} replica${count === 1 ? '' : 's'}`,
      saw: [
        `${Math.round(seen.callsPerSecond)} calls/s`,
        `p50 ${seen.p50.toFixed(1)} ms, p99 ${seen.p99.toFixed(1)} ms`,
        `${Math.round(spent / 1000 / seen.calls)} µs of processor in the replicas for a call`,
        `${memory.map((bytes) => Math.round(bytes / 1e6)).join(' + ')} MB`,
      ].join('; '),
      goal: seen.failed === 0,
    });
  }
  return rows;
}

/** Members' calls as fast as they are answered, over TLS. */
async function load(): Promise<WrkResult> {
  const { cookieHeader } = await signIn();
  const { host, port } = new URL(portal);
  return runWrk({
    url: `https://127.0.0.1:${port}${memberCall}`,
    headers: [`Host: ${host}`, `Cookie: ${cookieHeader}`],
    connections,
    seconds: secondsOfLoad,
  });
}
