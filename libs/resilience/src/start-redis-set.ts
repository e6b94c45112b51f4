import { askRedis } from './ask-redis';
import { RedisServers } from './redis-servers';
import { until as untilHolds } from './wait';

/** A primary with a replica, and Sentinels that look after them. */
export interface RedisSet {
  /** How to log in; the host does not exist. */
  url: string;
  /** host:port of each Sentinel. */
  sentinels: string[];
  name: string;
  /** Waits until the replica has all that was written to the primary. */
  replicated(): Promise<void>;
  /** Kills the server that is the primary now, and gives its port. */
  killPrimary(): Promise<number>;
  primaryPort(): Promise<number>;
  stop(): Promise<void>;
}

/** What a primary answers to ROLE: how far it is, and how far each replica says it is. */
type Role = [
  role: string,
  offset: number,
  replicas: [host: string, port: string, offset: string][],
];

const name = 'portal';
const password = 'a password of the test';

/** Starts two servers and some Sentinels, most of which have to take a server for dead after `downAfterMs`. */
export async function startRedisSet(count = 1, downAfterMs = 500): Promise<RedisSet> {
  const servers = new RedisServers();
  const server = ['save ""', `requirepass "${password}"`, `masterauth "${password}"`];
  const primary = await servers.start(() => [...server, 'repl-diskless-sync-delay 0']);
  const replica = await servers.start(() => [...server, `replicaof 127.0.0.1 ${primary}`]);
  await until(async () => String(await ask(replica, ['ROLE'])).includes('connected'));
  const watch = [
    `sentinel monitor ${name} 127.0.0.1 ${primary} ${Math.floor(count / 2) + 1}`,
    `sentinel auth-pass ${name} "${password}"`,
    `sentinel down-after-milliseconds ${name} ${downAfterMs}`,
    `sentinel failover-timeout ${name} 1000`,
  ];
  const ports: number[] = [];
  for (let each = 0; each < count; each += 1) {
    ports.push(await servers.start(() => watch, '--sentinel'));
  }
  const places = ['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', name];
  const known = (port: number) => ask(port, ['SENTINEL', 'MASTER', name], true).then(String);
  // They find each other, and the replica, through the primary.
  for (const port of ports) {
    await until(async () =>
      (await known(port)).includes(`num-slaves,1,num-other-sentinels,${count - 1},`),
    );
  }
  const primaryPort = async () => Number(((await ask(ports[0] ?? 0, places, true)) as string[])[1]);
  return {
    url: `redis://:${encodeURIComponent(password)}@unused:1`,
    sentinels: ports.map((port) => `127.0.0.1:${port}`),
    name,
    primaryPort,
    replicated: async () => {
      const port = await primaryPort();
      const [, wanted] = (await ask(port, ['ROLE'])) as Role;
      await until(async () => {
        const [, , replicas] = (await ask(port, ['ROLE'])) as Role;
        return Number(replicas[0]?.[2] ?? 0) >= wanted;
      });
    },
    killPrimary: async () => {
      const port = await primaryPort();
      await servers.kill(port);
      return port;
    },
    stop: () => servers.stop(),
  };
}

/** The answer to one command; undefined when it does not answer. */
const ask = (port: number, words: string[], sentinel = false) =>
  askRedis(port, words, sentinel ? undefined : password).catch(() => undefined);

const until = (holds: () => Promise<boolean>) =>
  untilHolds(holds, 'Redis or its Sentinels did not come up.');
