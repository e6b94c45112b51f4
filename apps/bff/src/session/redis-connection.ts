import { createSessionClient, type SessionClient } from './redis-client';

/** Redis is away, too slow, or refuses. It says nothing about whether a session exists. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** Is told each time Redis begins or ceases to answer; messages are missed from `down` until `up`. */
export interface ConnectionWatcher {
  up?(): void;
  down?(cause: Error): void;
  /** How a `run` ended, and after how long. */
  answered?(outcome: 'done' | 'failed', seconds: number): void;
}

/**
 * One connection to Redis, for commands and for messages: both arrive in the order in which Redis did
 * them. It comes back by itself and never keeps a caller longer than the deadline.
 */
export class RedisConnection {
  private readonly client: SessionClient;
  private readonly watchers: ConnectionWatcher[] = [];
  private readonly channels = new Map<string, (message: string) => void>();
  private state: 'new' | 'up' | 'down' | 'closed' = 'new';

  /** Begins to connect and returns at once; see `whenUp`. `deadlineMs` limits every `run`. */
  constructor(
    address: string,
    private readonly deadlineMs = 300,
  ) {
    this.client = createSessionClient(address);
    this.client.on('error', (cause: Error) => this.lose(cause));
    this.client.on('ready', () => void this.resume());
    this.client.on('ping-interval', () => void this.resume());
    // The first attempt is repeated like any later one: this promise fails only by `close`.
    this.client.connect().catch(() => undefined);
  }

  /** Whether Redis answers, as far as is known. */
  get isUp(): boolean {
    return this.state === 'up';
  }

  /**
   * Runs commands, all of them within one deadline. Throws StoreUnavailable: at once while Redis is
   * away or owes an answer that is overdue, so that a frozen Redis gathers no heap of waiting calls.
   */
  run<T>(work: (client: SessionClient) => Promise<T>): Promise<T> {
    if (!this.isUp) return Promise.reject(new StoreUnavailable('Redis does not answer'));
    return new Promise((resolve, reject) => {
      const began = performance.now();
      let waiting = true;
      const giveUp = () => {
        if (!waiting) return;
        waiting = false;
        this.tell('failed', began);
        const cause = new StoreUnavailable(`No answer within ${this.deadlineMs} ms`);
        this.lose(cause);
        reject(cause);
      };
      // When this process itself was late, the answer lies in the socket already: look once more.
      const timer = setTimeout(() => setImmediate(giveUp), this.deadlineMs);
      const settle = (outcome: 'done' | 'failed') => {
        clearTimeout(timer);
        if (waiting) this.tell(outcome, began);
        else void this.resume();
        waiting = false;
      };
      work(this.client).then(
        (value) => {
          settle('done');
          resolve(value);
        },
        (cause: unknown) => {
          settle('failed');
          reject(new StoreUnavailable('Redis refused or broke off', { cause }));
        },
      );
    });
  }

  /** Hears a channel whenever the connection is up. */
  listen(channel: string, received: (message: string) => void): void {
    this.channels.set(channel, received);
    void this.resume();
  }

  watch(watcher: ConnectionWatcher): void {
    this.watchers.push(watcher);
  }

  /** Resolves once Redis answers; throws StoreUnavailable when that takes longer than `limitMs`. */
  async whenUp(limitMs = 5000): Promise<void> {
    const giveUpAt = performance.now() + limitMs;
    while (!this.isUp) {
      if (performance.now() > giveUpAt) throw new StoreUnavailable('Redis does not answer');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Lets go of Redis at once; what is under way fails. */
  close(): void {
    this.state = 'closed';
    this.client.destroy();
  }

  private tell(outcome: 'done' | 'failed', began: number): void {
    const seconds = (performance.now() - began) / 1000;
    for (const watcher of this.watchers) watcher.answered?.(outcome, seconds);
  }

  private lose(cause: Error): void {
    if (this.state === 'down' || this.state === 'closed') return;
    this.state = 'down';
    for (const watcher of this.watchers) watcher.down?.(cause);
  }

  /** After a sign of life: up again once the channels are heard, for a cache relies on them. */
  private async resume(): Promise<void> {
    if (!this.client.isReady) return;
    try {
      // Costs nothing where the client has subscribed by itself after a loss.
      for (const [channel, received] of this.channels) {
        await this.client.subscribe(channel, received);
      }
    } catch {
      return;
    }
    if (this.isUp || this.state === 'closed' || !this.client.isReady) return;
    this.state = 'up';
    for (const watcher of this.watchers) watcher.up?.();
  }
}
