import { AskInTurn } from './ask-in-turn';
import { slotCount } from './key-slot';
import type { RedisLogin } from './redis-client';
import { placeOf } from './sentinels';

/** Which primary, as host:port, has each slot of a cluster; undefined where none has. */
export type SlotOwners = readonly (string | undefined)[];

/** A row of CLUSTER SLOTS: the first and the last slot, the primary, its replicas. */
type Row = [from: number, to: number, ...servers: [host: string | null, port: number][]];

/** Asks the servers of a cluster who has which slot; remembers all that it was told of, to ask them too. */
export class ClusterMap {
  private readonly asked: AskInTurn;

  /** `nodes` are some of them, as host:port. */
  constructor(nodes: readonly string[], loginAt: (place: string) => RedisLogin) {
    this.asked = new AskInTurn(nodes, loginAt);
  }

  /** Throws when no server answers. */
  async owners(): Promise<SlotOwners> {
    const { owners, places } = await this.asked.ask(['CLUSTER', 'SLOTS'], read);
    this.asked.learn(places);
    return owners;
  }

  close(): void {
    this.asked.close();
  }
}

function read(answer: unknown, from: string): { owners: SlotOwners; places: string[] } {
  const owners = new Array<string | undefined>(slotCount).fill(undefined);
  const places: string[] = [];
  for (const [first, last, ...servers] of answer as Row[]) {
    const [primary, ...replicas] = servers.map(([host, port]) => {
      // A server that does not know its own name is where it was asked.
      const known = host !== null && String(host) !== '' && String(host) !== '?';
      return placeOf(known ? String(host) : from.replace(/:\d+$/, '').replace(/[[\]]/g, ''), port);
    });
    owners.fill(primary, first, last + 1);
    places.push(...(primary === undefined ? [] : [primary]), ...replicas);
  }
  return { owners, places };
}
