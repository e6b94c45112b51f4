import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBff } from './bff';
import { buildUpstream } from './build';
import { manyConnections, measure, type Turn } from './measure';
import { requirePrograms, startServer, stopAll } from './processes';
import { type Filled, fillSessions, startRedis } from './redis';
import { median } from './statistics';
import type { Target } from './targets';

// npm run bench:sessions: the cost of a call with few and with many sessions in Redis, in one run.

/** The highest ratio of the cost with many sessions to the cost with few. */
const mostGrowth = 1.1;

const { values } = parseArgs({
  options: {
    sessions: { type: 'string', default: '1000,1000000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
  },
});
const sizes = values.sessions.split(',').map(Number);
if (sizes.length < 2 || sizes.some((size) => !Number.isInteger(size) || size < 1)) {
  throw new Error('--sessions: write two or more whole numbers from 1, with commas between them.');
}

const tell = (text: string) => process.stderr.write(`${text}\n`);

async function bench(scratch: string): Promise<void> {
  requirePrograms({ wrk: 'wrk', taskset: 'util-linux' });
  const [core, loadCore] = availableParallelism() >= 2 ? [0, 1] : [undefined, undefined];
  let nextPort = 4441;
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

  const targets: Target[] = [];
  const filled: Filled[] = [];
  let urlBefore = '';
  for (const size of sizes) {
    const redisUrl = await startRedis(takePort(), loadCore);
    if (redisUrl === urlBefore) {
      throw new Error('Each number of sessions needs its own Redis: run this without REDIS_URL.');
    }
    urlBefore = redisUrl;
    const around = { upstream: upstream.address, redisUrl, scratch, core, loadCore };
    // Every call reads its session: what one replica keeps for a second would hide Redis.
    const [bff] = await startBff(around, { store: 'redis', sessionCache: 'off' }, takePort);
    tell(`Writing ${size.toLocaleString('en')} sessions …`);
    filled.push(await fillSessions(redisUrl, size));
    targets.push({ ...(bff as Target), name: String(size) });
  }
  const options = {
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    warmUpSeconds: 2,
  };
  report(await measure(targets, options, loadCore, () => undefined), filled);
}

function report(turns: readonly Turn[], filled: readonly Filled[]): void {
  const few = String(sizes[0]);
  const of = (name: string, round: number) =>
    turns.filter(
      (turn) =>
        turn.target === name && turn.round === round && turn.connections === manyConnections,
    );
  const rounds = [...new Set(turns.map(({ round }) => round))];
  const cost = (name: string, round: number) =>
    of(name, round).reduce((sum, { cpuPerCall }) => sum + cpuPerCall, 0);
  const rows = sizes.map((size, i) => {
    const name = String(size);
    const own = turns.filter(
      ({ target, connections }) => target === name && connections === manyConnections,
    );
    return {
      sessions: size,
      'CPU µs/call': Math.round(median(own.map(({ cpuPerCall }) => cpuPerCall))),
      'p50 ms': Number(median(own.map(({ p50 }) => p50)).toFixed(2)),
      'against fewest': Number(
        median(rounds.map((round) => cost(name, round) / cost(few, round))).toFixed(3),
      ),
      'bytes/session': filled[i]?.bytesEach,
    };
  });
  console.table(rows);
  const growth = Math.max(...rows.map((row) => row['against fewest']));
  const met = growth <= mostGrowth;
  tell(
    `${met ? 'met   ' : 'MISSED'}  cost of a call with the most sessions: ${growth} of that with the fewest, at most ${mostGrowth}`,
  );
  if (!met) process.exitCode = 1;
}

const scratch = await mkdtemp(join(tmpdir(), 'bench-sessions-'));
try {
  await bench(scratch);
} catch (error) {
  tell((error as Error).message);
  process.exitCode = 1;
} finally {
  await stopAll();
  await rm(scratch, { recursive: true, force: true });
}
