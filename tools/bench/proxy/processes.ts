import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pinned } from '@portal/resilience';

/** A process of the bench that listens on a port of this machine. */
export interface Running {
  name: string;
  pid: number;
  address: string;
}

export interface ServerStart {
  name: string;
  command: string;
  args: readonly string[];
  port: number;
  /** Core to keep the process on; undefined leaves it to the system. */
  core?: number | undefined;
  env?: Record<string, string>;
}

const children = new Set<ChildProcess>();

/** Starts a server and waits until it accepts connections. Throws with what it printed when it ends first. */
export async function startServer(start: ServerStart): Promise<Running> {
  const { name, port, core } = start;
  const [command, ...args] = pinned(core, [start.command, ...start.args]);
  const child = spawn(command as string, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { NODE_ENV: 'production', ...start.env },
  });
  children.add(child);
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => (printed = `${printed}${chunk}`.slice(-4000)));
  child.on('error', (error) => (printed += error.message));
  const deadline = Date.now() + 20_000;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline) {
      throw new Error(`"${name}" did not start on port ${port}:\n${printed}`);
    }
    await wait(50);
  }
  return { name, pid: child.pid as number, address: `http://127.0.0.1:${port}` };
}

/** Throws, with what to install, when one of the programs is not on this machine. */
export function requirePrograms(packages: Readonly<Record<string, string>>): void {
  for (const [program, debianPackage] of Object.entries(packages)) {
    const { error } = spawnSync(program, ['--version'], { stdio: 'ignore' });
    if (error)
      throw new Error(`${program} is not installed (Debian: apt-get install ${debianPackage}).`);
  }
}

/** Ends everything that was started: politely first, for good after three seconds. */
export async function stopAll(): Promise<void> {
  const ended = [...children].map(
    (child) =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        const force = setTimeout(() => child.kill('SIGKILL'), 3000);
        child.once('exit', () => {
          clearTimeout(force);
          resolve();
        });
        child.kill('SIGTERM');
      }),
  );
  await Promise.all(ended);
  children.clear();
}

/** Microseconds of processor time that a process and its descendants have used so far. */
export function cpuMicroseconds(pid: number): number {
  const { own } = ticksOf(pid);
  return descend(pid, own * microsecondsPerTick);
}

/** The same for this process, with everything it started, ended or not. */
export function ownCpuMicroseconds(): number {
  const { own, ended } = ticksOf(process.pid);
  return descend(process.pid, (own + ended) * microsecondsPerTick);
}

function descend(pid: number, own: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return children.filter(Boolean).reduce((sum, child) => sum + cpuMicroseconds(Number(child)), own);
}

/** Processor time of a process, and that of its children that have ended, in ticks. */
function ticksOf(pid: number): { own: number; ended: number } {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold blanks: counting starts behind it, with field 3. Times are 14 to 17.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { own: user + system, ended: endedUser + endedSystem };
}

// Linux reports processor time in hundredths of a second, whatever the kernel's own clock.
export const microsecondsPerTick = 10_000;

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
