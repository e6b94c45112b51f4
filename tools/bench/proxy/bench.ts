import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBff } from './bff';
import { buildUpstream } from './build';
import { measuredCalls } from './calls';
import { bffName, judge } from './goals';
import { measure } from './measure';
import { type Options, readOptions, usage } from './options';
import { requirePrograms, startServer, stopAll } from './processes';
import { startRedis } from './redis';
import { reportText } from './report';
import { checkJob, peers, startPeer, type Surroundings, type Target } from './targets';

// npm run bench:proxy: the BFF's proxied calls compared with those of its peers, in one run on one machine.

const tell = (text: string) => process.stderr.write(`${text}\n`);

async function bench(options: Options, scratch: string): Promise<void> {
  const pin = options.pin && availableParallelism() >= 2;
  const [proxyCore, loadCore] = pin ? [0, 1] : [undefined, undefined];
  tell(
    pin
      ? 'Proxies run on core 0; load generator, upstream and Redis on core 1.'
      : 'No process is kept on a core.',
  );
  requirePrograms({ wrk: 'wrk', ...(pin ? { taskset: 'util-linux' } : {}) });
  let nextPort = options.portBase;
  const takePort = () => nextPort++;
  const upstreamModule = await buildUpstream();
  const upstreamPort = takePort();
  const upstream = await startServer({
    name: 'upstream',
    command: process.execPath,
    args: [upstreamModule, String(upstreamPort)],
    port: upstreamPort,
    core: loadCore,
  });
  const redisUrl = await startRedis(takePort(), loadCore);
  const around: Surroundings = {
    upstream: upstream.address,
    redisUrl,
    scratch,
    core: proxyCore,
    loadCore,
  };

  const wanted = (name: string) => !options.without.includes(name);
  const targets: Target[] = wanted(bffName) ? await startBff(around, options, takePort) : [];
  for (const peer of peers.filter(({ name }) => wanted(name))) {
    targets.push(await startPeer(peer, around, takePort()));
  }
  for (const target of targets) {
    for (const call of measuredCalls) await checkJob(target, call, upstream.address);
  }
  const turns = await measure(targets, options, loadCore, (turn) =>
    tell(
      `round ${turn.round}  ${turn.call.padEnd(6)}  ${String(turn.connections).padStart(2)} connections  ` +
        `${turn.target.padEnd(24)}${turn.callsPerSecond.toFixed(0).padStart(7)} calls/s` +
        `  (${turn.neighbours.toFixed(2)} cores busy elsewhere)`,
    ),
  );
  const verdicts = judge(turns);
  process.stdout.write(
    `${options.json ? JSON.stringify({ options, turns, verdicts }, null, 2) : reportText(turns, verdicts)}\n`,
  );
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    tell(usage);
    return;
  }
  const scratch = await mkdtemp(join(tmpdir(), 'bench-proxy-'));
  const cleanUp = async () => {
    await stopAll();
    await rm(scratch, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
  }
  try {
    await bench(options, scratch);
  } finally {
    await cleanUp();
  }
}

main().catch((error: Error) => {
  tell(error.message);
  process.exitCode = 1;
});
