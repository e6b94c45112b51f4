import { once } from 'node:events';
import type { Server } from 'node:http';
import { clientForHost } from '@portal/client-config';
import { SettingsError } from '@portal/env';
import { type Config, readConfig } from './config';
import { createDependencies } from './dependencies';
import { createMetricsServer } from './observability/metrics-server';
import { runWhenReady } from './observability/run-when-ready';
import { createServer } from './server';
import { shutDown } from './shutdown';

interface Listener {
  server: Server;
  port: number;
  host: string;
  /** The settings to check when it can't listen. */
  settings: string;
}

/** The oldest Node that gets security fixes; `engines` of package.json names older ones to build and test with. */
const oldestMaintained = 22;

/** Whether a version of Node, such as 22.13.0, gets security fixes. */
export const isMaintainedNode = (version: string): boolean =>
  Number(version.split('.')[0]) >= oldestMaintained;

/** Starts the BFF. If it can't start, prints one sentence and exits with a non-zero code. */
export function serve(): void {
  const config = readConfigOrExit();
  const { settings } = config;
  const dependencies = createDependencies(config);
  const { log, lifecycle } = dependencies;
  const listeners = listenersOf(config, dependencies);
  const stop = (): void => {
    // A second signal stops at once.
    if (lifecycle.isStopping) process.exit(1);
    void shutDown(
      listeners.map(({ server }) => server),
      dependencies,
    ).then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // After its parent has ended, no one can stop this process.
  if (process.connected) process.once('disconnect', stop);
  // Node would print the message, which may quote received data.
  process.on('uncaughtException', (error) => {
    log.error('crashed', { error });
    process.exit(1);
  });
  for (const { setting, exception } of config.exceptions) {
    log.warn('production-exception', { setting, kind: exception });
  }
  if (config.production && !isMaintainedNode(process.versions.node)) {
    log.warn('node-without-security-fixes', { kind: `Node ${process.versions.node}` });
  }
  void Promise.all(listeners.map(listen)).then(() => {
    log.info('ready', { listening: `${settings.PUBLIC_URL}/member` });
    void runWhenReady(dependencies, () => dependencies.pageContents.prepare(originsOf(config)));
    process.send?.({ ready: true });
  });
}

/** The origins of the portal with the client of each: those of the sites, and in production those of the clients' hosts. */
function originsOf({ sites, settings: { CLIENT_HOSTS: hosts } }: Config) {
  const own = sites.map(({ origin }) => ({
    origin,
    client: clientForHost(new URL(origin).host, hosts),
  }));
  const ofClients = Object.entries(hosts).map(([host, client]) => ({
    origin: `https://${host}`,
    client,
  }));
  const all = [...own, ...ofClients];
  return all.filter(
    ({ origin }, index) => all.findIndex((each) => each.origin === origin) === index,
  );
}

function listenersOf(
  { settings }: Config,
  dependencies: ReturnType<typeof createDependencies>,
): Listener[] {
  const { PORT: port, BIND_HOST: host, METRICS_PORT, METRICS_HOST } = settings;
  const server = createServer(dependencies);
  const portal = { server, port, host, settings: 'BIND_HOST and PORT' };
  if (METRICS_PORT === undefined) return [portal];
  const metrics = {
    server: createMetricsServer(dependencies.metrics),
    port: METRICS_PORT,
    host: METRICS_HOST,
    settings: 'METRICS_HOST and METRICS_PORT',
  };
  return [portal, metrics];
}

async function listen({ server, port, host, settings }: Listener): Promise<void> {
  const hostAndPort = `${host}:${port}`;
  server.once('error', (error: NodeJS.ErrnoException) => {
    const name = settings.split(' ').at(-1) ?? '';
    exitWith(
      error.code === 'EADDRINUSE'
        ? `Something else already listens on ${hostAndPort}. Stop it, or set ${name} to a free port.`
        : `The BFF cannot listen on ${hostAndPort} (${error.code ?? error.name}). Check ${settings}.`,
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
}

function readConfigOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (error instanceof SettingsError) exitWith(error.message);
    throw error;
  }
}

function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
