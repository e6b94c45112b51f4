import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProxiedUpstreamName, proxiedUpstreams } from '@portal/contracts';
import { startStandIns } from '@portal/stand-ins';
import { Browser } from '../testing/browser';
import { freePort } from '../testing/start-bff';
import { type OwnRedis, startOwnRedis } from '../testing/start-redis';
import { Front } from './front';
import { signInAs } from './member';
import { bundleBff, Replica } from './replica';
import { WatchedProvider } from './watched-provider';

interface Options {
  replicas?: number;
  /** Settings of every replica beside those that name its surroundings. */
  settings?: Record<string, string>;
  /** Services that are not the stand-ins: their origins. */
  upstreams?: Partial<Record<ProxiedUpstreamName, string>>;
  /** Options of Node for the replicas. */
  nodeOptions?: readonly string[];
}

/** BFF processes behind a front, on one Redis, with the real identity provider and the stand-ins. */
export interface Cluster {
  /** Where browsers reach the portal: the front. */
  origin: string;
  front: Front;
  replicas: Replica[];
  redis: OwnRedis;
  provider: WatchedProvider;
  /** Signs somebody in through the front, on the provider's own page. */
  signIn(username?: string): Promise<Browser>;
  stop(): Promise<void>;
}

const page = '<!doctype html><title>Portal</title>';

export async function startCluster(options: Options = {}): Promise<Cluster> {
  const cleanUp: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  };
  try {
    return { ...(await start(options, cleanUp)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  { replicas: count = 3, settings = {}, upstreams = {}, nodeOptions }: Options,
  cleanUp: (() => unknown)[],
): Promise<Omit<Cluster, 'stop'>> {
  const program = bundleBff();
  const frontPort = await freePort();
  const origin = `http://localhost:${frontPort}`;
  const site = buildSite();
  cleanUp.push(() => rmSync(site, { recursive: true }));
  const redis = await startOwnRedis();
  cleanUp.push(redis.stop);
  const provider = await WatchedProvider.start(origin);
  cleanUp.push(provider.stop);
  const { issuer } = provider.watched;
  const standIns = await startStandIns({ port: 0, now: 'fixed', issuer });
  cleanUp.push(standIns.stop);

  const env = {
    NODE_ENV: 'test',
    PUBLIC_ADDRESS: origin,
    OIDC_ISSUER: issuer,
    REDIS_URL: redis.url,
    REDIS_PREFIX: redis.prefix,
    PORTAL_FOLDER: site,
    SCENARIOS: 'on',
    ...Object.fromEntries(
      proxiedUpstreams.map((name) => [
        `UPSTREAM_${name.toUpperCase()}`,
        upstreams[name] ?? standIns.url,
      ]),
    ),
    ...settings,
  };
  const starting = Array.from({ length: count }, () => Replica.start(program, env, nodeOptions));
  cleanUp.push(async () => {
    for (const each of await Promise.allSettled(starting)) {
      if (each.status === 'fulfilled') await each.value.kill();
    }
  });
  const replicas = await Promise.all(starting);
  const front = new Front(replicas.map(({ port }) => port));
  await front.listen(frontPort);
  cleanUp.push(() => front.stop());
  return {
    origin,
    front,
    replicas,
    redis,
    provider: provider.watched,
    signIn: (username = 'commercial-member') => signInAs(new Browser(origin), username),
  };
}

/** A portal of one page and one script. */
function buildSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets/app-1a.js'), 'console.log("portal")');
  return folder;
}
