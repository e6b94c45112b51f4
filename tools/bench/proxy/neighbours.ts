import { readFileSync } from 'node:fs';
import { microsecondsPerTick, ownCpuMicroseconds } from './processes';

/** Watches how much of the machine goes to processes that are not of this bench. */
export class Neighbours {
  private busy = 0;
  private own = 0;
  private since = 0;

  constructor() {
    this.reset();
  }

  reset(): void {
    this.busy = busyMicroseconds();
    this.own = ownCpuMicroseconds();
    this.since = performance.now();
  }

  /** Cores that others used since the last reset: 0 is a quiet machine. */
  cores(): number {
    const others = busyMicroseconds() - this.busy - (ownCpuMicroseconds() - this.own);
    return Math.max(0, others / 1000 / (performance.now() - this.since));
  }
}

/** Time that all cores spent in processes, or that the host took away. */
function busyMicroseconds(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, , , , , steal = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + steal) * microsecondsPerTick;
}
