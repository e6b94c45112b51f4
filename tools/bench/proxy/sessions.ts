import { parseArgs } from 'node:util';
import { median, printTable, rounded } from '@portal/resilience';
import { startBff } from './bff';
import { manyConnections, measure, type Turn } from './measure';
import { type Filled, fillSessions, startRedis } from './redis';
import { type Run, runBench, tell } from './run';
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

async function bench(run: Run): Promise<void> {
  const { takePort, loadCore } = run;
  const targets: Target[] = [];
  const filled: Filled[] = [];
  let urlBefore = '';
  for (const size of sizes) {
    const redisUrl = await startRedis(takePort(), loadCore);
    if (redisUrl === urlBefore) {
      throw new Error('Each number of sessions needs its own Redis: run this without REDIS_URL.');
    }
    urlBefore = redisUrl;
    // Every call reads its session: what one replica keeps for a second would hide Redis.
    const [bff] = await startBff({ ...run, redisUrl }, { store: 'redis', sessionCache: 'off' });
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
      'CPU µs/call': rounded(median(own.map(({ cpuPerCall }) => cpuPerCall))),
      'p50 ms': rounded(median(own.map(({ p50 }) => p50)), 2),
      'against fewest': rounded(
        median(rounds.map((round) => cost(name, round) / cost(few, round))),
        3,
      ),
      'bytes/session': filled[i]?.bytesEach ?? 0,
    };
  });
  printTable('Sessions in Redis', rows);
  const growth = Math.max(...rows.map((row) => row['against fewest']));
  const met = growth <= mostGrowth;
  tell(
    `${met ? 'met   ' : 'MISSED'}  cost of a call with the most sessions: ${growth} of that with the fewest, at most ${mostGrowth}`,
  );
  if (!met) process.exitCode = 1;
}

await runBench({ pin: true, portBase: 4441 }, bench);
