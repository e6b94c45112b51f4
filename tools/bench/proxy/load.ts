import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endWithOthers, pinned } from './processes';

const run = promisify(execFile);

export interface LoadOrder {
  url: string;
  cookie: string | undefined;
  connections: number;
  seconds: number;
  core: number | undefined;
}

/** What one run of the load generator saw: calls a second, response times in milliseconds. */
export interface LoadResult {
  calls: number;
  callsPerSecond: number;
  p50: number;
  p99: number;
}

/** Calls one address as fast as it answers. Throws when any call failed. */
export async function runLoad(order: LoadOrder): Promise<LoadResult> {
  const { url, cookie, connections, seconds, core } = order;
  const headers = ['accept: application/json', ...(cookie ? [`cookie: ${cookie}`] : [])];
  const [command, ...args] = pinned(core, [
    'wrk',
    ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '10s'],
    ...['-s', join(import.meta.dirname, 'load-report.lua')],
    ...headers.flatMap((header) => ['-H', header]),
    url,
  ]);
  const running = run(command as string, args);
  endWithOthers(running.child);
  const { stdout } = await running;
  const line = stdout.split('\n').find((text) => text.startsWith('{'));
  const seen = JSON.parse(line ?? '{}') as Record<string, number>;
  const { calls = 0, microseconds = 0, p50 = 0, p99 = 0, failed = 0 } = seen;
  if (calls === 0 || failed > 0) {
    throw new Error(`${failed} of ${calls} calls of ${url} failed:\n${stdout}`);
  }
  return { calls, callsPerSecond: calls / (microseconds / 1e6), p50: p50 / 1000, p99: p99 / 1000 };
}
