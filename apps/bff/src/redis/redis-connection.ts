import { setTimeout as pause } from 'node:timers/promises';
import { Cluster, Command, type Redis as Server } from 'ioredis';
import { withDeadline } from './deadline';
import type { Redis, RedisCommands, RedisListener, RedisServer } from './redis';
import { StoreUnavailable } from './store-unavailable';

const pingEveryMs = 500;
/** Of every Redis Cluster. */
const slotCount = 16_384;

/**
 * Commands and messages of Redis through ioredis, which connects, follows failovers and moved slots. Adds
 * one deadline for everything that a caller waits for, and knows whether Redis answers: while it does not,
 * calls fail at once, so that a hanging Redis collects no waiting calls. A cluster fails only the calls
 * that need the server that hangs.
 */
export class RedisConnection implements Redis {
  private readonly channels = new Set<string>();
  private readonly listeners: RedisListener[] = [];
  private readonly timer: NodeJS.Timeout;
  private state: 'connecting' | 'up' | 'down' | 'closed' = 'connecting';
  private isSubscribed = false;
  private isChecking = false;
  private isAnswered = false;

  constructor(
    private readonly client: Server | Cluster,
    private readonly deadlineMs: number,
  ) {
    client.on('ready', () => void this.check());
    client.on('close', () => {
      this.isSubscribed = false;
      this.lose(new StoreUnavailable('The connection to Redis was closed'));
    });
    client.on('end', () => this.connectAgain());
    client.on('error', (cause: Error) => this.lose(cause));
    client.on('sentinelError', (cause: Error) => this.lose(cause));
    this.timer = setInterval(() => void this.check(), pingEveryMs).unref();
  }

  get isUp(): boolean {
    return this.state === 'up';
  }

  get isCluster(): boolean {
    return this.client instanceof Cluster;
  }

  get hasAnswered(): boolean {
    return this.isAnswered;
  }

  reaches(key: string): boolean {
    const { client } = this;
    if (!(client instanceof Cluster)) return this.isUp;
    const [owner] = client.slots[new Command('GET', [key]).getSlot() ?? 0] ?? [];
    return owner !== undefined && connectedPrimaries(client).get(owner)?.status === 'ready';
  }

  run<T>(work: (client: RedisCommands) => Promise<T>): Promise<T> {
    if (!this.isUp && !this.isCluster) {
      return Promise.reject(new StoreUnavailable('Redis does not answer'));
    }
    return this.runOn(this.client, work);
  }

  primaries(): readonly RedisServer[] {
    return serversOf(this.client).map((server) => ({ run: (work) => this.runOn(server, work) }));
  }

  listen(channel: string, received: (message: string) => void): void {
    if (this.isCluster) throw new Error('Messages of a cluster are in no order with its replies.');
    this.channels.add(channel);
    this.client.on('message', (from: string, message: string) => {
      if (from === channel) received(message);
    });
    if (this.client.status === 'ready') this.client.subscribe(channel).catch(() => undefined);
  }

  watch(listener: RedisListener): void {
    this.listeners.push(listener);
  }

  async whenUp(limitMs = 5000): Promise<void> {
    const endsAt = performance.now() + limitMs;
    while (!this.isUp) {
      if (performance.now() > endsAt) throw new StoreUnavailable('Redis does not answer');
      await pause(10);
    }
  }

  close(): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    clearInterval(this.timer);
    this.client.disconnect();
  }

  private async runOn<T>(
    client: Server | Cluster,
    work: (client: RedisCommands) => Promise<T>,
  ): Promise<T> {
    const startedAt = performance.now();
    const report = (outcome: 'done' | 'failed') => {
      const seconds = (performance.now() - startedAt) / 1000;
      for (const listener of this.listeners) listener.answered?.(outcome, seconds);
    };
    try {
      const result = await withDeadline(work(client), this.deadlineMs, () => this.timedOut());
      report('done');
      return result;
    } catch (cause) {
      report('failed');
      if (cause instanceof StoreUnavailable) throw cause;
      throw new StoreUnavailable('Redis refused or closed the connection', { cause });
    }
  }

  /** ioredis gives up for good when Sentinels announce a primary while it looks for one. */
  private connectAgain(): void {
    setTimeout(() => {
      if (this.state !== 'closed') this.client.connect().catch(() => undefined);
    }, 50).unref();
  }

  /** One late reply says that a server hangs, but not that all servers of a cluster do. */
  private timedOut(): StoreUnavailable {
    const error = new StoreUnavailable(`No reply within ${this.deadlineMs} ms`);
    if (!this.isCluster) this.lose(error);
    return error;
  }

  /** Up when the channels are subscribed, because caches rely on them, and every server answers. */
  private async check(): Promise<void> {
    if (this.isChecking || this.client.status !== 'ready') return;
    this.isChecking = true;
    const answers = this.subscribeAndPing();
    withDeadline(answers, this.deadlineMs, () => {
      return new StoreUnavailable(`No reply to a ping within ${this.deadlineMs} ms`);
    }).catch((cause: Error) => this.lose(cause));
    // Waits past the deadline: the reply says that the server works again.
    const isAnswered = await answers.then(
      () => true,
      () => false,
    );
    this.isChecking = false;
    if (!isAnswered || this.client.status !== 'ready') return;
    if (this.isUp || this.state === 'closed') return;
    this.state = 'up';
    for (const listener of this.listeners) listener.up?.();
  }

  private async subscribeAndPing(): Promise<void> {
    if (!this.isSubscribed && this.channels.size > 0) {
      await this.client.subscribe(...this.channels);
      this.isSubscribed = true;
    }
    const { client } = this;
    const servers = client instanceof Cluster ? client.nodes('master') : [client];
    const pings = new Map(servers.map((server) => [server, this.ping(server)]));
    // A server that is lost must not hide that the others answer.
    await Promise.allSettled(pings.values());
    await Promise.all(serversOf(client).map((server) => pings.get(server)));
  }

  private async ping(server: Server): Promise<void> {
    await server.ping();
    this.isAnswered = true;
  }

  private lose(cause: Error): void {
    if (this.state === 'down' || this.state === 'closed') return;
    this.state = 'down';
    for (const listener of this.listeners) listener.down?.(cause);
  }
}

/** The primaries of a cluster that the client has connected to, by host and port. */
const connectedPrimaries = (client: Cluster) =>
  new Map(
    client.nodes('master').map((node) => [`${node.options.host}:${node.options.port}`, node]),
  );

/** The servers with keys. Throws when slots have none, or one that is not connected. */
function serversOf(client: Server | Cluster): Server[] {
  if (!(client instanceof Cluster)) return [client];
  const connected = connectedPrimaries(client);
  // Slots of one range share one list, whose first entry is the primary.
  const owners = new Set(Array.from(new Set(client.slots), (nodes) => nodes?.[0]));
  if (client.slots.length < slotCount) owners.add(undefined);
  return Array.from(owners, (owner) => {
    const server = connected.get(owner ?? '');
    if (!server)
      throw new StoreUnavailable(`No connection to ${owner ?? 'a server'} of the cluster`);
    return server;
  });
}
