import { setTimeout as pause } from 'node:timers/promises';
import type { Redis, RedisServer } from './redis';
import { createSessionClient, loginAt, type RedisLogin, type SessionClient } from './redis-client';
import type { Sentinels } from './sentinels';

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

/** How often a connection to a primary is looked at, and how often the Sentinels are asked for another. */
const lookMs = 100;
const askMs = 500;

/**
 * One connection to Redis, for commands and for messages: both arrive in the order in which Redis did
 * them. It comes back by itself and never keeps a caller longer than the deadline. With Sentinels it follows
 * the primary; the package's own client for them has messages on another connection, in no order with commands.
 */
export class RedisConnection implements Redis {
  readonly servers: readonly RedisServer[] = [this];
  private client: SessionClient | undefined;
  private readonly watchers: ConnectionWatcher[] = [];
  private readonly channels = new Map<string, (message: string) => void>();
  private state: 'new' | 'up' | 'down' | 'closed' = 'new';

  /**
   * Begins to connect and returns at once; see `whenUp`. `deadlineMs` limits every `run`. With `sentinels`
   * the host of the login stands for the primary that they name.
   */
  constructor(
    login: RedisLogin,
    private readonly deadlineMs = 300,
    private readonly sentinels?: Sentinels,
  ) {
    if (sentinels) {
      void this.follow(login, sentinels);
      return;
    }
    const client = createSessionClient(login);
    this.use(client);
    // The first attempt is repeated like any later one: this promise fails only by `close`.
    client.connect().catch(() => undefined);
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
    const { client } = this;
    if (!this.isUp || !client) return Promise.reject(new StoreUnavailable('Redis does not answer'));
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
      work(client).then(
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
    this.client?.destroy();
    this.sentinels?.close();
  }

  /** From now on commands and messages go through this client. */
  private use(client: SessionClient): void {
    this.client = client;
    client.on('error', (cause: Error) => this.client === client && this.lose(cause));
    client.on('ready', () => void this.resume());
    client.on('ping-interval', () => void this.resume());
  }

  /** Goes from primary to primary until `close`: a connection that ends, or another name, begins anew. */
  private async follow(login: RedisLogin, sentinels: Sentinels): Promise<void> {
    while (!this.isClosed) {
      let client: SessionClient | undefined;
      try {
        const primary = await sentinels.primary();
        client = createSessionClient(loginAt(login, primary), false);
        client.on('error', () => undefined);
        await client.connect();
        const [role] = await client.sendCommand<Buffer[]>(['ROLE']);
        if (String(role) !== 'master') throw new StoreUnavailable('The primary has stepped down');
        this.use(client);
        await this.resume();
        await this.untilAnother(primary, client, sentinels);
        this.lose(new StoreUnavailable('Redis has another primary'));
      } catch (cause) {
        this.lose(cause as Error);
      }
      client?.destroy();
      await pause(lookMs);
    }
  }

  /** Resolves when the connection has ended or the Sentinels name another primary. */
  private async untilAnother(
    primary: string,
    client: SessionClient,
    sentinels: Sentinels,
  ): Promise<void> {
    let askAt = performance.now() + askMs;
    while (client.isReady && !this.isClosed) {
      await pause(lookMs);
      if (performance.now() < askAt) continue;
      askAt = performance.now() + askMs;
      // While no Sentinel answers, the primary that was found is still the best guess.
      if ((await sentinels.primary().catch(() => primary)) !== primary) return;
    }
  }

  private get isClosed(): boolean {
    return this.state === 'closed';
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
    const { client } = this;
    if (!client?.isReady) return;
    try {
      // Costs nothing where the client has subscribed by itself after a loss.
      for (const [channel, received] of this.channels) {
        await client.subscribe(channel, received);
      }
    } catch {
      return;
    }
    if (this.isUp || this.isClosed || client !== this.client || !client.isReady) return;
    this.state = 'up';
    for (const watcher of this.watchers) watcher.up?.();
  }
}
