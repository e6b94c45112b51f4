import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@portal/resilience';
import { compose, containersOf, docker, runProgram } from './containers';
import { type Met, underLoad } from './members';
import { type Row, seconds } from './report';

export const members = 16;

/** A third replica comes and is sent to. */
export async function scale(): Promise<Row[]> {
  const met = await underLoad(members, async () => {
    await compose('up', '-d', '--no-deps', '--no-recreate', '--scale', 'bff=3', 'bff');
    await comes(async () => (await replicasOfNginx()) === 3);
  });
  return [{ what: 'until nginx sends to three', saw: seconds(met.took) }, ...rowsOf(met)];
}

/** The process of one replica ends at once, as in a crash; Docker starts it again. */
export async function kill(): Promise<Row[]> {
  let took = 0;
  let goneAt = 0;
  const met = await underLoad(members, async () => {
    const [victim = ''] = await containersOf('bff');
    const process = await docker(['inspect', '-f', '{{.State.Pid}}', victim]);
    const all = await replicasOfNginx();
    const began = performance.now();
    globalThis.process.kill(Number(process), 'SIGKILL');
    // On a busy machine it takes a while until it is: what is sent meanwhile still reaches it.
    while (isAlive(process)) await pause(1);
    goneAt = performance.now();
    await comes(async () => (await restartsOf(victim)) > 0);
    await pause(1500);
    await comes(async () => (await replicasOfNginx()) === all);
    took = performance.now() - began;
  });
  return [{ what: 'until nginx sends to all again', saw: seconds(took) }, ...rowsOf(met, goneAt)];
}

/** A new version, one replica after the other, by the script that operations use. */
export async function roll(): Promise<Row[]> {
  const met = await underLoad(members, async () => {
    // An image of another name makes every replica one of an old version.
    await docker(['tag', 'member-portal/bff:trial', 'member-portal/bff:next']);
    const ended = await runProgram('sh', ['tools/operations/roll.sh'], {
      BFF_IMAGE: 'member-portal/bff:next',
    });
    if (ended.code !== 0) throw new Error(ended.text);
  });
  return [{ what: 'until all are of the new version', saw: seconds(met.took) }, ...rowsOf(met)];
}

/** A replica stops, and nginx, which looks for those that are ready, is held up meanwhile: it goes on sending. */
export async function late(): Promise<Row[]> {
  let took = 0;
  const met = await underLoad(members, async () => {
    const [nginx = ''] = await containersOf('nginx');
    const [victim = ''] = await containersOf('bff');
    const toTheWatch = (signal: string) =>
      docker([
        ...['exec', nginx, 'sh', '-c'],
        `for each in /proc/[0-9]*; do if grep -q watch-replica[s] "$each/cmdline"; then kill -${signal} "\${each##*/}"; fi; done`,
      ]);
    await toTheWatch('STOP');
    const began = performance.now();
    await docker(['stop', '-t', '30', victim]);
    took = performance.now() - began;
    await pause(2000);
    await toTheWatch('CONT');
    await docker(['start', victim]);
    await comes(async () => (await replicasOfNginx()) === 2);
  });
  return [{ what: 'until the replica had stopped', saw: seconds(took) }, ...rowsOf(met)];
}

/** Redis is stopped and started; what it held is on the disk. */
export async function redis(): Promise<Row[]> {
  const met = await underLoad(members, async () => {
    await compose('restart', 'redis');
    await compose('up', '-d', '--wait', '--no-recreate');
  });
  return [{ what: 'until all are healthy again', saw: seconds(met.took) }, ...rowsOf(met)];
}

/** `goneAt`: a change that had begun by then may have been under way on the process that was killed. */
export function rowsOf(met: Met, goneAt = 0): Row[] {
  const { readsLost, changesLost, signedOut } = met;
  const lostLater = met.changesLostBeganAt.filter((at) => at >= goneAt).length;
  return [
    { what: `calls of ${members} members`, saw: `${met.requests}, p99 ${met.p99} ms` },
    { what: 'reads lost', saw: String(readsLost), goal: readsLost === 0 },
    { what: 'changes cut off under way', saw: String(changesLost - lostLater) },
    { what: 'other changes lost', saw: String(lostLater), goal: lostLater === 0 },
    { what: 'answers 503, cookie unchanged', saw: String(met.unavailable) },
    { what: 'all that failed', saw: met.failedWith },
    { what: 'people signed out', saw: String(signedOut), goal: signedOut === 0 },
    { what: 'from the first failed call to the last', saw: `${met.secondsOfFailures} s` },
  ];
}

/** Whether a process has not released its connections yet; a dead one may be listed until it is reaped. */
function isAlive(pid: string): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function replicasOfNginx(): Promise<number> {
  const [id = ''] = await containersOf('nginx');
  const list = await docker(['exec', id, 'sh', '/etc/nginx/portal/list-replicas.sh']);
  return list.split('\n').filter((line) => line !== '').length;
}

const restartsOf = async (id: string) =>
  Number(await docker(['inspect', '-f', '{{.RestartCount}}', id]));

const comes = (holds: () => Promise<boolean>) =>
  until(holds, 'It did not come about within two minutes.', { withinMs: 120_000, everyMs: 250 });
