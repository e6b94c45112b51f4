import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port';
import { until } from './wait';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The BFF as one file, made of the sources as they are: it starts sooner than they do. Tests that may run at the same
 * time name files for themselves.
 */
export function bundleBff(name = 'faults'): string {
  execFileSync(process.execPath, ['tools/start/bundle.mjs', 'bff', name], { cwd: root });
  return `${root}apps/bff/dist/${name}.mjs`;
}

/** One process of the BFF. It has the same port after a restart. */
export class Replica {
  private child: ChildProcess | undefined;
  private output = '';
  private firstOutput = '';

  private constructor(
    private readonly program: string,
    readonly port: number,
    private readonly env: Record<string, string>,
    private readonly nodeOptions: readonly string[],
  ) {}

  /** On a free port, with these settings and nothing else of this environment. Resolves when it is ready. */
  static async start(
    program: string,
    env: Record<string, string>,
    nodeOptions: readonly string[] = [],
  ): Promise<Replica> {
    const replica = new Replica(program, await freePort(), env, nodeOptions);
    await replica.start();
    return replica;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get pid(): number {
    return this.running.pid as number;
  }

  /** The end of its output, for the message of a failed test. */
  get lastOutput(): string {
    return this.output;
  }

  /** The start of its output. */
  get startOutput(): string {
    return this.firstOutput;
  }

  async start(): Promise<void> {
    this.output = this.firstOutput = '';
    const child = fork(this.program, {
      cwd: root,
      execArgv: ['--enable-source-maps', ...this.nodeOptions],
      env: { PATH: process.env['PATH'], ...this.env, PORT: String(this.port) },
      silent: true,
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.firstOutput = `${this.firstOutput}${chunk}`.slice(0, 8000);
        this.output = `${this.output}${chunk}`.slice(-8000);
      });
    }
    const ended = once(child, 'exit').then(() => {
      throw new Error(`The BFF ended while it started:\n${this.output}`);
    });
    ended.catch(() => undefined);
    await Promise.race([once(child, 'message').then(() => this.untilReady()), ended]);
  }

  /** Ends the process as a crash would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops it as a rolling update does; gives its exit code. */
  async terminate(): Promise<number | null> {
    return this.end('SIGTERM');
  }

  /** It listens before Redis and the identity provider are found; a load balancer would wait for these. */
  async untilReady(): Promise<void> {
    const isReady = async () => (await fetch(`${this.origin}/health/ready`)).ok;
    await until(isReady, () => `The BFF is not ready:\n${this.output}`, { withinMs: 30_000 });
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.running;
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  private get running(): ChildProcess {
    if (!this.child) throw new Error('The replica was never started.');
    return this.child;
  }
}
