import { startChild } from './child.mjs';
import { Fault } from './fault.mjs';
import { checkPorts } from './ports.mjs';
import { deathOf, waitUntilReady } from './wait-until-ready.mjs';
import { watchSources } from './watch-sources.mjs';

/**
 * Starts services side by side and waits until each is ready.
 * A service is { name, args, cwd, env, ready, ports, watch? }: `node <args>`, the address that answers once
 * it is up, rows { port, title, setting } it will open, and the folders whose change restarts it.
 *
 * Gives { broken, stop() }. `broken` rejects with a Fault as soon as a child ends by itself; nothing
 * is left running then, nor when starting fails.
 */
export async function startStack(services, { onLine = () => {} } = {}) {
  await checkPorts(services.flatMap((service) => service.ports));
  const running = new Map();
  const watchers = [];
  let stopping;
  let firstDeath;
  let break_;
  const broken = new Promise((_, reject) => (break_ = reject));
  broken.catch(() => {});

  const stop = () => {
    stopping ??= Promise.all([...running.values()].map((child) => child.stop())).then(() => {});
    for (const watcher of watchers) watcher.close();
    return stopping;
  };

  const launch = (service) => {
    const child = startChild({ ...service, onLine: (line) => onLine(service.name, line) });
    running.set(service.name, child);
    void child.ended.then((how) => {
      if (stopping || running.get(service.name) !== child) return;
      // While sources are watched a broken edit is mended by the next edit.
      if (service.watch) {
        onLine(service.name, `ended (${how}); waiting for a change`);
        return;
      }
      firstDeath = new Fault(deathOf(child, how));
      void stop().then(() => break_(firstDeath));
    });
    return child;
  };

  const restart = async (service) => {
    const child = running.get(service.name);
    running.delete(service.name);
    await child?.stop();
    if (!stopping) launch(service);
  };

  try {
    await Promise.all(
      services.map((service) => waitUntilReady({ address: service.ready, child: launch(service) })),
    );
  } catch (error) {
    await stop();
    // The others ended because of the first; only that one is worth a sentence.
    throw firstDeath ?? error;
  }
  for (const service of services.filter((each) => each.watch)) {
    watchers.push(
      watchSources(service.watch, (file) => {
        onLine(service.name, `restarts: ${file} changed`);
        return restart(service);
      }),
    );
  }
  return { broken, stop };
}
