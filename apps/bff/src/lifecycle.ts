import type { ServerResponse } from 'node:http';

/**
 * Whether the process is stopping, and its open requests. They are in numbered slots and not in a Set: a
 * Set that changes with every request leaves a chain of outgrown tables behind, through which the
 * garbage collector takes finished requests for live ones.
 */
export class Lifecycle {
  isStopping = false;
  private lastCallAt = 0;
  private readonly slots: (ServerResponse | undefined)[] = [];
  private readonly freeSlots: number[] = [];

  /** The number of requests that have started and not ended. */
  get openCount(): number {
    return this.slots.length - this.freeSlots.length;
  }

  /** Adds an open request and returns its slot, for `end`; while stopping, its connection will close. */
  start(response: ServerResponse): number {
    const slot = this.freeSlots.pop() ?? this.slots.length;
    this.slots[slot] = response;
    if (this.isStopping) closeAfter(response);
    return slot;
  }

  end(slot: number): void {
    this.slots[slot] = undefined;
    this.freeSlots.push(slot);
  }

  /** Notes a request other than a health check. */
  noteCall(): void {
    this.lastCallAt = performance.now();
  }

  /** Milliseconds since the last of them. */
  get quietMs(): number {
    return performance.now() - this.lastCallAt;
  }

  /** From now on every response closes its connection, so that clients connect to another replica. */
  stop(): void {
    this.isStopping = true;
    for (const response of this.slots) if (response) closeAfter(response);
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
