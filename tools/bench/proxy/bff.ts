import { join } from 'node:path';
import { proxiedUpstreams } from '@portal/contracts';
import { cookieOf } from '@portal/resilience';
import { bundle, root } from './build';
import { bffName, bffWithoutCacheName } from './goals';
import type { Options } from './options';
import { type ServerStart, startServer } from './processes';
import { countKeys } from './redis';
import type { Surroundings, Target } from './targets';

/** The BFF's settings: the session store, and whether sessions are cached. */
const storeSettings = (store: Options['store'], redisUrl: string): Record<string, string> =>
  store === 'redis' ? { REDIS_URL: redisUrl } : {};
const cacheSettings = (on: boolean): Record<string, string> =>
  on ? {} : { SESSION_CACHE_MS: '0' };

/**
 * Starts the BFF with everything on, signs a member in through the stand-ins' identity provider, and
 * gives it as a target: with its session cache, without, or as two replicas that share the session.
 */
export async function startBff(
  around: Surroundings,
  { store, sessionCache }: Pick<Options, 'store' | 'sessionCache'>,
): Promise<Target[]> {
  const { takePort } = around;
  const [identityPort, standInsPort, firstPort] = [takePort(), takePort(), takePort()];
  const publicAddress = `http://localhost:${firstPort}`;
  await startServer({
    name: 'stand-ins',
    command: process.execPath,
    args: [await bundle('apps/stand-ins')],
    port: identityPort,
    core: around.loadCore,
    env: {
      PORT: String(standInsPort),
      IDENTITY_PORT: String(identityPort),
      BIND_HOST: '127.0.0.1',
      PORTAL_ADDRESS: publicAddress,
      FIXTURES: join(root, 'fixtures'),
    },
  });
  const file = await bundle('apps/bff');
  const replica = (name: string, port: number, cache: boolean): ServerStart => ({
    name,
    command: process.execPath,
    args: [file],
    port,
    core: around.core,
    env: {
      // Production refuses an identity provider without https; the path of a call is the same.
      NODE_ENV: 'development',
      SCENARIOS: 'off',
      PORT: String(port),
      BIND_HOST: '127.0.0.1',
      PUBLIC_URL: publicAddress,
      OIDC_ISSUER: `http://localhost:${identityPort}`,
      PORTAL_FOLDER: join(root, 'apps/portal/dist'),
      ...Object.fromEntries(
        proxiedUpstreams.map((name) => [`UPSTREAM_${name.toUpperCase()}`, around.upstream]),
      ),
      ...storeSettings(store, around.redisUrl),
      ...cacheSettings(cache),
    },
  });
  const withCache = sessionCache !== 'off' || store === 'memory';
  const first = await startServer(
    replica(withCache ? bffName : bffWithoutCacheName, firstPort, withCache),
  );
  const keysBefore = await countKeys(around.redisUrl);
  const cookie = await cookieOf(publicAddress, 'commercial-member');
  if (store === 'redis' && (await countKeys(around.redisUrl)) <= keysBefore) {
    throw new Error('The BFF keeps no session in Redis; measure it with --store memory.');
  }
  const targets = [{ ...first, cookie }];
  if (sessionCache === 'both' && store === 'redis') {
    const second = await startServer(replica(bffWithoutCacheName, takePort(), false));
    targets.push({ ...second, cookie });
  }
  return targets;
}
