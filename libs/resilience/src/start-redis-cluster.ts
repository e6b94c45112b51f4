import { askRedis } from './ask-redis';
import { freePort } from './free-port';
import { RedisServers } from './redis-servers';
import { until as untilHolds } from './wait';

/** A Redis Cluster of three primaries, with a replica each on request. */
export interface TestCluster {
  /** How to log in; the host does not exist. */
  url: string;
  /** One server of it, as host:port: it knows the others. */
  node: string;
  /** The port of the primary that has each key, as the cluster says now. */
  ownersOf(keys: readonly string[]): Promise<number[]>;
  /** What a server answers to one command. */
  ask(port: number, ...words: string[]): Promise<unknown>;
  /** Takes the slot of a key to the next primary, with all keys in it; gives its port. */
  moveSlotOf(key: string): Promise<number>;
  /** Stops a server answering, with every connection left open, and lets it go on. */
  freeze(port: number): void;
  thaw(port: number): void;
  /** Kills the primary that has the key, once its replica has all of it. */
  killOwnerOf(key: string): Promise<number>;
  stop(): Promise<void>;
}

const password = 'a password of the test';
const primaries = 3;
/** Redis Cluster specification: the number of hash slots. */
const slotCount = 16_384;
const perPrimary = Math.ceil(slotCount / primaries);

/** Starts the servers, which take one for dead after `downAfterMs`, and waits until all know each other. */
export async function startRedisCluster({
  replicas = 0,
  downAfterMs = 5000,
}: { replicas?: 0 | 1; downAfterMs?: number } = {}): Promise<TestCluster> {
  const servers = new RedisServers();
  try {
    const ports: number[] = [];
    for (let each = 0; each < primaries * (1 + replicas); each += 1) {
      const bus = await freePort();
      ports.push(await servers.start(() => configuration(bus, downAfterMs)));
    }
    await joinAll(ports);
    const [first = 0] = ports;
    const slotOf = async (key: string) => Number(await ask(first, 'CLUSTER', 'KEYSLOT', key));
    const ownersOf = async (keys: readonly string[]) => {
      const rows = (await ask(first, 'CLUSTER', 'SLOTS')) as SlotRow[];
      const slots = await Promise.all(keys.map(slotOf));
      return slots.map((slot) => {
        const row = rows.find(([from, to]) => from <= slot && slot <= to);
        return row?.[2][1] ?? 0;
      });
    };
    const ownerOf = async (key: string) => (await ownersOf([key]))[0] ?? 0;
    return {
      url: `redis://:${encodeURIComponent(password)}@unused:1`,
      node: `127.0.0.1:${first}`,
      ownersOf,
      ask,
      freeze: (port) => servers.signal(port, 'SIGSTOP'),
      thaw: (port) => servers.signal(port, 'SIGCONT'),
      moveSlotOf: async (key) => {
        const [from, slot] = [await ownerOf(key), String(await slotOf(key))];
        const to = ports.slice(0, primaries).find((port) => port !== from) ?? 0;
        const [fromId, toId] = [await idOf(from), await idOf(to)];
        await ask(to, 'CLUSTER', 'SETSLOT', slot, 'IMPORTING', fromId);
        await ask(from, 'CLUSTER', 'SETSLOT', slot, 'MIGRATING', toId);
        const keys = (await ask(from, 'CLUSTER', 'GETKEYSINSLOT', slot, '1000')) as string[];
        const target = ['127.0.0.1', String(to), '', '0', '5000', 'AUTH', password, 'KEYS'];
        if (keys.length > 0) await ask(from, 'MIGRATE', ...target, ...keys);
        for (const port of [to, from]) await ask(port, 'CLUSTER', 'SETSLOT', slot, 'NODE', toId);
        return to;
      },
      killOwnerOf: async (key) => {
        const port = await ownerOf(key);
        await ask(port, 'WAIT', '1', '2000');
        await servers.kill(port);
        return port;
      },
      stop: () => servers.stop(),
    };
  } catch (error) {
    await servers.stop();
    throw error;
  }
}

type SlotRow = [from: number, to: number, primary: [host: string, port: number]];

const configuration = (bus: number, downAfterMs: number) => [
  'save ""',
  'cluster-enabled yes',
  `cluster-port ${bus}`,
  `cluster-node-timeout ${downAfterMs}`,
  'cluster-config-file nodes.conf',
  'cluster-require-full-coverage no',
  'repl-diskless-sync-delay 0',
  `requirepass "${password}"`,
  `masterauth "${password}"`,
];

/** Makes one cluster of servers that are new: the first three get the slots, the others follow one each. */
async function joinAll(ports: readonly number[]): Promise<void> {
  const [first = 0] = ports;
  for (const [index, port] of ports.entries()) {
    if (index >= primaries) continue;
    const last = Math.min((index + 1) * perPrimary, slotCount) - 1;
    await ask(port, 'CLUSTER', 'ADDSLOTSRANGE', String(index * perPrimary), String(last));
    await ask(port, 'CLUSTER', 'SET-CONFIG-EPOCH', String(index + 1));
  }
  for (const port of ports.slice(1)) {
    await ask(first, 'CLUSTER', 'MEET', '127.0.0.1', String(port), await busOf(port));
  }
  const knowsAll = async (port: number) =>
    String(await ask(port, 'CLUSTER', 'INFO')).includes(`cluster_known_nodes:${ports.length}`);
  for (const port of ports) await until(() => knowsAll(port));
  for (const [index, port] of ports.slice(primaries).entries()) {
    await ask(port, 'CLUSTER', 'REPLICATE', await idOf(ports[index] ?? 0));
  }
  const replicates = async (port: number) => String(await ask(port, 'ROLE')).includes('connected');
  for (const port of ports.slice(primaries)) await until(() => replicates(port));
  const isOk = async (port: number) =>
    String(await ask(port, 'CLUSTER', 'INFO')).includes('cluster_state:ok');
  for (const port of ports) await until(() => isOk(port));
}

const idOf = async (port: number) => String(await ask(port, 'CLUSTER', 'MYID'));
const busOf = async (port: number) =>
  String(((await ask(port, 'CONFIG', 'GET', 'cluster-port')) as string[])[1]);

const ask = (port: number, ...words: string[]) => askRedis(port, words, password);

const until = (holds: () => Promise<boolean>) =>
  untilHolds(holds, 'The Redis Cluster did not come up.');
