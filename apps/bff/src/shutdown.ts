import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dependencies } from './dependencies';

/** Calls that still come when the drain should be over put its end off until there were none for so long. */
const quietMs = 500;
const longestPutOffMs = 5000;

/**
 * Stops without cutting a call: says that it is not ready and takes calls all the same (DRAIN_SECONDS, and
 * until nobody sends any, for load balancers to notice), takes no more, lets those that run finish (SHUTDOWN_SECONDS), then lets go of
 * the services. What is still running at the limit is cut.
 */
export async function shutDown(
  servers: readonly Server[],
  { config, lifecycle, log, close }: Dependencies,
): Promise<void> {
  const { DRAIN_SECONDS, SHUTDOWN_SECONDS } = config.settings;
  lifecycle.stop();
  log.info('stopping', { count: lifecycle.openCount });
  await drain(DRAIN_SECONDS * 1000, lifecycle);
  const closed = Promise.all(servers.map(closeGently));
  const cut = setTimeout(() => {
    log.warn('calls-cut', { count: lifecycle.openCount });
    for (const server of servers) server.closeAllConnections();
  }, SHUTDOWN_SECONDS * 1000);
  // A connection that was upgraded, as a development server's is, counts as none of these.
  await Promise.race([closed, sleep(SHUTDOWN_SECONDS * 1000 + 1000, undefined, { ref: false })]);
  clearTimeout(cut);
  // The calls that were cut get to notice it, and their lines get written.
  await sleep(0);
  await close();
  log.info('stopped');
}

/** A load balancer on a busy machine may notice late, and a change that it sends as the door closes is lost. */
async function drain(drainMs: number, lifecycle: Dependencies['lifecycle']): Promise<void> {
  await sleep(drainMs);
  if (drainMs === 0) return;
  const giveUpAt = performance.now() + longestPutOffMs;
  while (lifecycle.quietMs < quietMs && performance.now() < giveUpAt) await sleep(50);
}

/** Resolves when every call has been answered. A connection goes as soon as it has nothing more to carry. */
function closeGently(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(idle);
      resolve();
    });
  });
}
