import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import concurrently from 'concurrently';
import { StartError } from './start-error.mjs';
import { checkPorts } from './ports.mjs';

const readyWithinMs = 60_000;
const lastLines = 30;
const quiet = new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Starts services side by side and waits until each is ready.
 * A service is { name, command, cwd, env, ready, ports }: a shell command, the URL that answers once it
 * is up, and rows { port, title, setting } of the ports it opens.
 *
 * Gives { broken, stop() }. `broken` rejects with a StartError as soon as a service ends by itself; the
 * others are stopped then, also when starting fails. A signal to this process reaches every service.
 */
export async function startStack(services, { onLine = () => {} } = {}) {
  await checkPorts(services.flatMap((service) => service.ports));
  const { commands, result } = concurrently(
    services.map(({ name, command, cwd, env }) => ({ name, command, cwd, env })),
    { killOthersOn: ['success', 'failure'], killTimeout: 3000, outputStream: quiet },
  );
  const printed = new Map(commands.map(({ name }) => [name, []]));
  for (const { name, stdout, stderr } of commands) {
    for (const output of [stdout, stderr]) {
      output.subscribe((text) => {
        const lines = String(text).trimEnd().split('\n');
        printed.set(name, [...printed.get(name), ...lines].slice(-lastLines));
        for (const line of lines) onLine(name, line);
      });
    }
  }
  const ended = result.catch((events) => events);
  const broken = ended.then(([first]) => {
    throw new StartError(deathOf(first, printed.get(first.command.name)));
  });
  broken.catch(() => {});
  const stop = async () => {
    for (const command of commands) command.kill('SIGTERM');
    await ended;
  };
  const giveUp = new AbortController();
  try {
    const ready = services.map((service) => untilReady(service, giveUp.signal));
    await Promise.race([Promise.all(ready), broken]);
  } catch (error) {
    giveUp.abort();
    await stop();
    throw error;
  }
  return { broken, stop };
}

/** The sentence for a service that ended although no one stopped it. */
function deathOf({ command: { name }, exitCode }, lines) {
  const tail =
    lines.length > 0 ? ` Its last lines:\n${lines.map((line) => `  ${line}`).join('\n')}` : '';
  return `${name} ended by itself (${exitCode}). Fix what it reports, then start again.${tail}`;
}

const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2000), redirect: 'manual' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** Resolves once the service answers with anything below 500; rejects with a StartError after a minute. */
async function untilReady({ name, ready }, signal) {
  const end = Date.now() + readyWithinMs;
  while (!signal.aborted && !(await answers(ready))) {
    if (Date.now() > end)
      throw new StartError(`${name} did not answer at ${ready} within a minute.`);
    await pause(50);
  }
}
