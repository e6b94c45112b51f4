import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** The handlers of all commands that run now. */
const ownHandlers = new Set<unknown>();

/** Runs a command to its end; it ends, too, when this process ends or gets a signal. Gives what it printed. */
async function run(command: string, args: readonly string[]): Promise<string> {
  const running = promisify(execFile)(command, args);
  const end = () => void running.child.kill();
  const handlers = signals.map((signal) => {
    // Without another handler the signal would have ended this process.
    const isAlone = process.listeners(signal).every((each) => ownHandlers.has(each));
    const handler = () => {
      end();
      if (isAlone) process.kill(process.pid, signal);
    };
    ownHandlers.add(handler);
    process.once(signal, handler);
    return [signal, handler] as const;
  });
  process.once('exit', end);
  try {
    return (await running).stdout;
  } finally {
    process.off('exit', end);
    for (const [signal, handler] of handlers) {
      process.off(signal, handler);
      ownHandlers.delete(handler);
    }
  }
}

const script = fileURLToPath(new URL('wrk-report.lua', import.meta.url));

export interface WrkOrder {
  url: string;
  headers: readonly string[];
  connections: number;
  seconds: number;
  /** Core to keep wrk on; undefined leaves it to the system. */
  core?: number | undefined;
}

/** What one run of the load generator saw: calls a second, response times in milliseconds. */
export interface WrkResult {
  calls: number;
  failed: number;
  callsPerSecond: number;
  p50: number;
  p99: number;
}

/** Calls one URL as fast as it answers, by wrk, which ends with this process. */
export async function runWrk(order: WrkOrder): Promise<WrkResult> {
  const { url, headers, connections, seconds, core } = order;
  const [command = '', ...args] = pinned(core, [
    'wrk',
    ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '10s'],
    ...['-s', script, ...headers.flatMap((header) => ['-H', header])],
    url,
  ]);
  const stdout = await run(command, args);
  const line = stdout.split('\n').find((text) => text.startsWith('{'));
  const seen = JSON.parse(line ?? '{}') as Record<string, number>;
  const { calls = 0, microseconds = 0, p50 = 0, p99 = 0, failed = 0 } = seen;
  if (calls === 0) throw new Error(`No call of ${url} was answered:\n${stdout}`);
  const callsPerSecond = calls / (microseconds / 1e6);
  return { calls, failed, callsPerSecond, p50: p50 / 1000, p99: p99 / 1000 };
}

/** The command line that keeps a command on one core. */
export const pinned = (core: number | undefined, command: readonly string[]): readonly string[] =>
  core === undefined ? command : ['taskset', '-c', String(core), ...command];
