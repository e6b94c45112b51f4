import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@portal/logger';
import type { Config } from './config';
import type { Lifecycle } from './lifecycle';

interface ShutdownParts {
  config: Pick<Config, 'settings'>;
  lifecycle: Lifecycle;
  log: Logger;
  /** Closes the connections to other services; waits so long for changes whose clients have left. */
  close(graceMs: number): Promise<void>;
}

/** Calls that still arrive at the end of the drain extend it until there were none for so long. */
const quietMs = 500;
const maxExtensionMs = 5000;

/**
 * Stops without aborting a call: reports that it is not ready and still answers calls (DRAIN_SECONDS, and
 * until none arrive, for load balancers to notice), accepts no more, lets open calls finish, and changes whose clients
 * have left (SHUTDOWN_SECONDS), then closes the connections to services. Calls that are still open are aborted.
 */
export async function shutDown(
  servers: readonly Server[],
  { config, lifecycle, log, close }: ShutdownParts,
): Promise<void> {
  const { DRAIN_SECONDS, SHUTDOWN_SECONDS } = config.settings;
  lifecycle.stop();
  log.info('stopping', { count: lifecycle.openCount });
  await drain(DRAIN_SECONDS * 1000, lifecycle);
  const abortsAt = performance.now() + SHUTDOWN_SECONDS * 1000;
  const closed = Promise.all(servers.map(closeGracefully));
  const abort = setTimeout(() => {
    log.warn('calls-aborted', { count: lifecycle.openCount });
    for (const server of servers) server.closeAllConnections();
  }, SHUTDOWN_SECONDS * 1000);
  // close() does not wait for upgraded connections, such as a development server's.
  await Promise.race([closed, sleep(SHUTDOWN_SECONDS * 1000 + 1000, undefined, { ref: false })]);
  clearTimeout(abort);
  // Aborted calls write their log lines.
  await sleep(0);
  await close(Math.max(0, abortsAt - performance.now()));
  log.info('stopped');
}

/** A load balancer on a busy machine may notice late, and a call to a closed port is lost. */
async function drain(drainMs: number, lifecycle: Lifecycle): Promise<void> {
  await sleep(drainMs);
  if (drainMs === 0) return;
  const deadline = performance.now() + maxExtensionMs;
  while (lifecycle.quietMs < quietMs && performance.now() < deadline) await sleep(50);
}

/** Resolves when every call has been answered. Idle connections are closed at once. */
function closeGracefully(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
  });
}
