import { startBff } from './bff';
import { measuredCalls } from './calls';
import { bffName, judge } from './goals';
import { measure } from './measure';
import { type Options, readOptions, usage } from './options';
import { startRedis } from './redis';
import { report } from './report';
import { type Run, runBench, tell } from './run';
import { checkJob, peers, startPeer, type Target } from './targets';

// npm run bench:proxy: the BFF's proxied calls compared with those of its peers, in one run on one machine.

async function bench(options: Options, run: Run): Promise<void> {
  const { takePort, loadCore, upstream } = run;
  const around = { ...run, redisUrl: await startRedis(takePort(), loadCore) };
  const wanted = (name: string) => !options.without.includes(name);
  const targets: Target[] = wanted(bffName) ? await startBff(around, options) : [];
  for (const peer of peers.filter(({ name }) => wanted(name))) {
    targets.push(await startPeer(peer, around, takePort()));
  }
  for (const target of targets) {
    for (const call of measuredCalls) await checkJob(target, call, upstream);
  }

  const turns = await measure(targets, options, loadCore, (turn) =>
    tell(
      `round ${turn.round}  ${turn.call.padEnd(6)}  ${String(turn.connections).padStart(2)} connections  ` +
        `${turn.target.padEnd(24)}${turn.callsPerSecond.toFixed(0).padStart(7)} calls/s` +
        `  (${turn.neighbours.toFixed(2)} cores busy elsewhere)`,
    ),
  );
  const verdicts = judge(turns);
  if (options.json) console.log(JSON.stringify({ options, turns, verdicts }, null, 2));
  else report(turns, verdicts);
}

const options = readOptions(process.argv.slice(2));
if (options === 'help') tell(usage);
else await runBench(options, (run) => bench(options, run));
