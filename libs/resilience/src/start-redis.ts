import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@portal/env';
import * as z from 'zod';
import { findRedisServer } from './find-redis-server';
import { freePort } from './free-port';

/** A Redis for tests. */
export interface TestRedis {
  url: string;
  /** Begins every key of this test run, so that runs can share one Redis. */
  prefix: string;
  stop(): Promise<void>;
}

/** A Redis that belongs to the test alone, so that it may be broken. It stores nothing on disk. */
export interface OwnRedis extends TestRedis {
  /** Stops answering, with every connection left open (SIGSTOP). */
  freeze(): void;
  thaw(): void;
  /** Ends at once, as a crash would. */
  kill(): Promise<void>;
  /** Comes back, empty, at the same address; kills it first when it runs. */
  restart(): Promise<void>;
}

const settings = z.object({
  REDIS_URL: z.string().optional().describe('the address of a Redis that tests may write to.'),
});

/** The Redis that REDIS_URL names, or a new one. Throws NoRedisServer when there is neither. */
export async function startRedis(): Promise<TestRedis> {
  const { REDIS_URL } = readSettings(settings);
  if (REDIS_URL === undefined) return startOwnRedis();
  return { url: REDIS_URL, prefix: freshPrefix(), stop: async () => undefined };
}

/** A redis-server on a free port of this machine. Throws NoRedisServer. */
export async function startOwnRedis(): Promise<OwnRedis> {
  const program = findRedisServer();
  const folder = mkdtempSync(join(tmpdir(), 'portal-redis-'));
  let port = await freePort('127.0.0.1');
  let server = await launch(program, port, folder).catch(async () => {
    // Another process took the port in between.
    port = await freePort('127.0.0.1');
    return launch(program, port, folder);
  });
  const kill = () => end(server);
  // A test run that is cut short leaves no server behind.
  const killNow = () => server.kill('SIGKILL');
  process.once('exit', killNow);
  return {
    url: `redis://127.0.0.1:${port}`,
    prefix: freshPrefix(),
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    kill,
    restart: async () => {
      await kill();
      server = await launch(program, port, folder);
    },
    stop: async () => {
      process.off('exit', killNow);
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freshPrefix(): string {
  return `test-${randomBytes(6).toString('hex')}:`;
}

/** Starts the server and waits until it takes connections; throws with the end of its output when it exits. */
async function launch(program: string, port: number, folder: string): Promise<ChildProcess> {
  const server = spawn(
    program,
    [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      ...['--save', '', '--appendonly', 'no', '--loglevel', 'notice'],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`redis-server ended: ${output.slice(-500)}`)));
    server.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000);
      if (output.includes('Ready to accept connections')) resolve();
    });
  });
  return server;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}
