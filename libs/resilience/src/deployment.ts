import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProxiedUpstreamName, proxiedUpstreams } from '@portal/contracts';
import { type Agent, createAgent } from '@portal/testing/supertest';
import { freePort } from './free-port';
import { type OwnRedis, startOwnRedis } from './start-redis';
import { LoadBalancer } from './load-balancer';
import { signInAs } from './member';
import { bundleBff, Replica } from './replica';
import type { StandIns } from './stand-ins';
import { clientId, clientSecret, WatchedProvider } from './watched-provider';

interface Options {
  replicas?: number;
  /** Settings of every replica, in addition to those that name its surroundings. */
  settings?: Record<string, string>;
  /** Services that are not the stand-ins: their origins. */
  upstreams?: Partial<Record<ProxiedUpstreamName, string>>;
  /** Stands between the BFF and the stand-ins, whose origin it gets. */
  between?: (origin: string) => Promise<{ origin: string; stop(): Promise<void> }>;
  /** Options of Node for the replicas. */
  nodeOptions?: readonly string[];
}

/** BFF processes behind a load balancer, on one Redis, with the identity provider and the stand-ins. */
export interface Deployment {
  /** Where browsers reach the portal: the load balancer. */
  origin: string;
  loadBalancer: LoadBalancer;
  replicas: Replica[];
  redis: OwnRedis;
  provider: WatchedProvider;
  /** Where the stand-ins of the services are. */
  standIns: string;
  /** Signs a member in through the load balancer, on the provider's own page. */
  signIn(username?: string): Promise<Agent>;
  /** So many of them, one after the other. */
  signInMany(count: number): Promise<Agent[]>;
  /** Starts one more, which the load balancer does not know; rejects when it does not get ready. */
  startReplica(): Promise<Replica>;
  stop(): Promise<void>;
}

const page = '<!doctype html><title>Portal</title>';

export async function startDeployment(
  standIns: StandIns,
  options: Options = {},
): Promise<Deployment> {
  const cleanUp: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of cleanUp.splice(0).reverse()) await step();
  };
  try {
    return { ...(await start(standIns, options, cleanUp)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Gives a deployment to `work`, and stops it, also when that fails. */
export async function withDeployment<Result>(
  standIns: StandIns,
  options: Options,
  work: (deployment: Deployment) => Promise<Result>,
): Promise<Result> {
  const deployment = await startDeployment(standIns, options);
  return work(deployment).finally(() => deployment.stop());
}

async function start(
  { startStandIns, ...identity }: StandIns,
  { replicas: count = 3, settings = {}, upstreams = {}, between, nodeOptions }: Options,
  cleanUp: (() => unknown)[],
): Promise<Omit<Deployment, 'stop'>> {
  const program = bundleBff();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const site = buildSite();
  cleanUp.push(() => rmSync(site, { recursive: true }));
  const redis = await startOwnRedis();
  cleanUp.push(redis.stop);
  const provider = await WatchedProvider.start(identity, origin);
  cleanUp.push(provider.stop);
  const { issuer } = provider.watched;
  const standIns = await startStandIns({ port: 0, now: 'fixed', issuer });
  cleanUp.push(standIns.stop);
  const relay = await between?.(standIns.url);
  if (relay) cleanUp.push(() => relay.stop());

  const env = {
    NODE_ENV: 'test',
    PUBLIC_URL: origin,
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    REDIS_URL: redis.url,
    REDIS_PREFIX: redis.prefix,
    PORTAL_FOLDER: site,
    SCENARIOS: 'on',
    ...Object.fromEntries(
      proxiedUpstreams.map((name) => [
        `UPSTREAM_${name.toUpperCase()}`,
        upstreams[name] ?? relay?.origin ?? standIns.url,
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
  const loadBalancer = new LoadBalancer(replicas.map((replica) => replica.port));
  await loadBalancer.listen(port);
  cleanUp.push(() => loadBalancer.stop());
  const signIn = (username = 'commercial-member') => signInAs(createAgent(origin), username);
  return {
    origin,
    loadBalancer,
    replicas,
    redis,
    provider: provider.watched,
    standIns: standIns.url,
    signIn,
    signInMany: async (members) => {
      const agents: Agent[] = [];
      while (agents.length < members) agents.push(await signIn());
      return agents;
    },
    startReplica: async () => {
      const replica = await Replica.start(program, env, nodeOptions);
      cleanUp.push(() => replica.kill());
      return replica;
    },
  };
}

/** A portal of one page and one script. */
function buildSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'screens.json'), '[{"path":"/member/claims"}]');
  writeFileSync(join(folder, 'assets/app-1a.js'), 'console.log("portal")');
  return folder;
}
