import type { ServerResponse } from 'node:http';

/**
 * Whether the process is about to stop, and which answers are still to come. They stand in numbered places,
 * not in a Set: a Set that changes with every request leaves a chain of outgrown tables behind, and
 * through it the garbage collector takes requests that are over for living ones.
 */
export class Lifecycle {
  stopping = false;
  private calledAt = 0;
  private readonly places: (ServerResponse | undefined)[] = [];
  private readonly free: number[] = [];

  /** How many requests have begun and not ended. */
  get openCount(): number {
    return this.places.length - this.free.length;
  }

  /**
   * Notes an answer that is to come, and gives its place, for `end`; while stopping, its connection is to
   * close afterwards.
   */
  begin(response: ServerResponse): number {
    const place = this.free.pop() ?? this.places.length;
    this.places[place] = response;
    if (this.stopping) letGo(response);
    return place;
  }

  end(place: number): void {
    this.places[place] = undefined;
    this.free.push(place);
  }

  /** Somebody asked for more than how this process is. */
  called(): void {
    this.calledAt = performance.now();
  }

  /** Milliseconds since somebody last did. */
  get quietMs(): number {
    return performance.now() - this.calledAt;
  }

  /** From now on every client is told to go elsewhere with its next call. */
  stop(): void {
    this.stopping = true;
    for (const response of this.places) if (response) letGo(response);
  }
}

function letGo(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
