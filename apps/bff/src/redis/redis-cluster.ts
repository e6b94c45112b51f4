import { setTimeout as pause } from 'node:timers/promises';
import type { ClusterMap, SlotOwners } from './cluster-map';
import { slotOf } from './key-slot';
import type { Redis } from './redis';
import type { SessionClient } from './redis-client';
import { type ConnectionWatcher, RedisConnection, StoreUnavailable } from './redis-connection';

/** How often the servers are asked who has which slot, and how soon again after a slot was elsewhere. */
const askMs = 500;
const askAgainMs = 20;

/**
 * The servers of a Redis Cluster: a connection to each primary, with its own deadline and its own fate, so
 * that one that is away keeps nobody from the others. A change is told by the server that did it on the
 * connection that reads there, in order, and by the other servers a little later: it is heard several times.
 */
export class RedisCluster implements Redis {
  private owners: SlotOwners = [];
  private readonly nodes = new Map<string, RedisConnection>();
  private readonly watchers: ConnectionWatcher[] = [];
  private readonly channels = new Map<string, (message: string) => void>();
  private looking: Promise<void> | undefined;
  private up = false;
  private closed = false;

  /** Begins to connect and returns at once; see `whenUp`. `connectTo` makes a connection to host:port. */
  constructor(
    private readonly map: ClusterMap,
    private readonly connectTo: (place: string) => RedisConnection,
    private readonly deadlineMs = 300,
  ) {
    void this.follow();
  }

  get isUp(): boolean {
    return this.up;
  }

  get servers(): readonly RedisConnection[] {
    return [...this.nodes.values()];
  }

  async run<T>(work: (client: SessionClient) => Promise<T>, key: string): Promise<T> {
    const slot = slotOf(key);
    const giveUpAt = performance.now() + this.deadlineMs;
    for (;;) {
      const node = this.nodes.get(this.owners[slot] ?? '');
      if (!node) throw new StoreUnavailable('No server of the cluster has this key');
      try {
        return await node.run(work);
      } catch (cause) {
        if (!isElsewhere(cause) || performance.now() + askAgainMs > giveUpAt) throw cause;
      }
      await pause(askAgainMs);
      await this.look();
    }
  }

  listen(channel: string, received: (message: string) => void): void {
    this.channels.set(channel, received);
    for (const node of this.servers) node.listen(channel, received);
  }

  watch(watcher: ConnectionWatcher): void {
    this.watchers.push(watcher);
  }

  async whenUp(limitMs = 5000): Promise<void> {
    const giveUpAt = performance.now() + limitMs;
    while (!this.isUp) {
      if (performance.now() > giveUpAt) throw new StoreUnavailable('The cluster does not answer');
      await pause(10);
    }
  }

  close(): void {
    this.closed = true;
    this.up = false;
    this.map.close();
    for (const node of this.servers) node.close();
  }

  private async follow(): Promise<void> {
    while (!this.closed) {
      await this.look();
      await pause(askMs);
    }
  }

  /** Asks who has which slot; whoever wants to know meanwhile waits for the same answer. */
  private look(): Promise<void> {
    this.looking ??= this.map
      .owners()
      // While nobody answers, what was found is still the best guess.
      .then(
        (owners) => this.take(owners),
        () => undefined,
      )
      .finally(() => (this.looking = undefined));
    return this.looking;
  }

  private take(owners: SlotOwners): void {
    if (this.closed || owners.every((place, slot) => place === this.owners[slot])) return;
    this.owners = owners;
    const places = new Set(owners.filter((place) => place !== undefined));
    for (const [place, node] of this.nodes) {
      if (places.has(place)) continue;
      this.nodes.delete(place);
      node.close();
    }
    for (const place of places) if (!this.nodes.has(place)) this.nodes.set(place, this.open(place));
    // What was told in between by a server that was not heard yet is missing.
    this.lose(new StoreUnavailable('Slots of the cluster have moved'));
    this.judge();
  }

  private open(place: string): RedisConnection {
    const node = this.connectTo(place);
    for (const [channel, received] of this.channels) node.listen(channel, received);
    node.watch({
      up: () => this.judge(),
      down: (cause) => this.lose(cause),
      answered: (outcome, seconds) => {
        for (const watcher of this.watchers) watcher.answered?.(outcome, seconds);
      },
    });
    return node;
  }

  private lose(cause: Error): void {
    if (!this.up) return;
    this.up = false;
    for (const watcher of this.watchers) watcher.down?.(cause);
  }

  private judge(): void {
    if (this.up || this.closed || this.owners.includes(undefined)) return;
    if (!this.servers.every(({ isUp }) => isUp)) return;
    this.up = true;
    for (const watcher of this.watchers) watcher.up?.();
  }
}

/** The slot is, or is about to be, at another server: the command was not done, and may be sent again. */
function isElsewhere(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  return cause instanceof Error && /^(MOVED|ASK|TRYAGAIN)\b/.test(cause.message);
}
