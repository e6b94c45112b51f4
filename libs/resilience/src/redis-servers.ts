import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedisServer } from './find-redis-server';
import { freePort } from './free-port';

/** A Sentinel says its id instead. */
const started = /Ready to accept connections|Sentinel ID is/;

interface Running {
  child: ChildProcess;
  launch(): Promise<ChildProcess>;
}

/**
 * The redis-servers of one test on free ports of this machine, by port. They store nothing, and a test run that is cut
 * short leaves none behind. Throws NoRedisServer when there is no redis-server.
 */
export class RedisServers {
  readonly folder: string;
  private readonly program = findRedisServer();
  private readonly running = new Map<number, Running>();
  private readonly killAll = () => this.running.forEach(({ child }) => child.kill('SIGKILL'));

  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'portal-redis-'));
    process.once('exit', this.killAll);
  }

  /** Starts one with these lines of redis.conf, and waits until it takes connections; gives its port. */
  async start(lines: (port: number) => readonly string[], ...args: string[]): Promise<number> {
    const port = await freePort('127.0.0.1');
    const own = mkdtempSync(join(this.folder, `${port}-`));
    const file = join(own, 'redis.conf');
    const common = [`port ${port}`, 'bind 127.0.0.1', `dir ${own}`];
    writeFileSync(file, [...common, ...lines(port)].join('\n'));
    const launch = () => launched(this.program, [file, ...args]);
    this.running.set(port, { child: await launch(), launch });
    return port;
  }

  /** SIGSTOP stops one answering, with every connection left open, until SIGCONT. */
  signal(port: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.running.get(port)?.child.kill(signal);
  }

  /** Ends one at once, as a crash would. */
  async kill(port: number): Promise<void> {
    const child = this.running.get(port)?.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Comes back, empty, on the same port; is killed first when it runs. */
  async restart(port: number): Promise<void> {
    await this.kill(port);
    const server = this.running.get(port);
    if (server) server.child = await server.launch();
  }

  async stop(): Promise<void> {
    process.off('exit', this.killAll);
    await Promise.all([...this.running.keys()].map((port) => this.kill(port)));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Throws with the end of its output when it exits. */
async function launched(program: string, args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`redis-server ended: ${output.slice(-500)}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000);
      if (started.test(output)) resolve();
    });
  });
  return child;
}
