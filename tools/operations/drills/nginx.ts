import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serialServed } from './certificate';
import {
  compose,
  containersOf,
  docker,
  plainPort,
  portal,
  runDocker,
  runProgram,
} from './containers';
import { underLoad } from './members';
import { type Row, seconds } from './report';
import { members, rowsOf } from './under-load';

const reloads = 20;
const configuration = ['-c', '/etc/nginx/portal/nginx.conf'];

/** nginx reloads, gets a key that does not fit and wrong settings, is restarted, and dies, while members call. */
export async function nginx(): Promise<Row[]> {
  return [
    ...titled('reloads', await reloadsUnderLoad()),
    ...titled('a wrong key and a roll', await wrongKey()),
    ...titled('check', await wrongSettings()),
    ...titled('plain HTTP', await hosts()),
    ...titled('a restart', await away(() => compose('restart', 'nginx'))),
    ...titled('a crash', await away(crash)),
  ];
}

const titled = (title: string, rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, what: `${title}: ${row.what}` }));

/** Kept connections over reloads: nginx reloads at each change of the list of replicas. */
async function reloadsUnderLoad(): Promise<Row[]> {
  const [id = ''] = await containersOf('nginx');
  const met = await underLoad(members, async () => {
    for (let each = 0; each < reloads; each += 1) {
      await docker(['exec', id, 'nginx', '-s', 'reload', ...configuration]);
      await pause(1000);
    }
  });
  const loaded = await docker(['exec', id, 'nginx', '-T', ...configuration]);
  // An older nginx closes a kept connection while a change may be on its way.
  if (loaded.includes('keepalive_min_timeout')) return rowsOf(met);
  return rowsOf(met).map(({ what, saw, ...goal }) =>
    what === 'other changes lost' ? { what, saw } : { what, saw, ...goal },
  );
}

/** The folder of the certificate gets a key that does not fit, and then the replicas are replaced. */
async function wrongKey(): Promise<Row[]> {
  const before = await serialServed();
  await inCertificate(
    'cp tls.key kept.key && openssl genpkey -algorithm RSA -out other.key && chmod 644 other.key && mv other.key tls.key',
  );
  try {
    let rolled = { code: 0, text: '' };
    const met = await underLoad(members, async () => {
      // Two looks of what watches the folder.
      await pause(2000);
      rolled = await runProgram('sh', ['tools/operations/roll.sh']);
    });
    const [id = ''] = await containersOf('nginx');
    const { text: log } = await runProgram('sh', ['-c', 'docker logs "$0" 2>&1', id]);
    const refusals = log.split('\n').filter((line) => line.includes('does not fit')).length;
    const isSame = (await serialServed()) === before;
    return [
      { what: 'the certificate before is served', saw: isSame ? 'yes' : 'no', goal: isSame },
      { what: 'lines in the log', saw: String(refusals), goal: refusals === 1 },
      {
        what: 'roll.sh says',
        saw: rolled.text.trim().split('\n').at(-1) ?? '',
        goal: rolled.code === 0,
      },
      ...rowsOf(met),
    ];
  } finally {
    await inCertificate('chmod 644 kept.key && mv kept.key tls.key');
  }
}

/** Settings that nginx would not start with are refused before it is replaced. */
async function wrongSettings(): Promise<Row[]> {
  const cases = { HOSTS: '', HTTPS_PORT: 'https', TRUSTED_PROXIES: '10.0.0.0/99' };
  const check = (...settings: string[]) =>
    runDocker(['compose', 'run', '--rm', '--no-deps', '-T', ...settings, 'nginx', 'check']);
  const rows: Row[] = [];
  for (const [name, value] of Object.entries(cases)) {
    const { code, text } = await check('-e', `${name}=${value}`);
    const saw = text.trim().split('\n').at(0) ?? '';
    rows.push({
      what: `${name}=${value}`,
      saw,
      goal: code !== 0 && saw.includes(value === '' ? name : value || name),
    });
  }
  const { code } = await check();
  return [...rows, { what: 'the settings of now', saw: `code ${code}`, goal: code === 0 }];
}

/** Plain HTTP leads to the names of the portal; a connection with another name is closed. */
async function hosts(): Promise<Row[]> {
  const { hostname, host } = new URL(portal);
  const known = await ask(hostname);
  const other = await ask('elsewhere.example');
  return [
    { what: hostname, saw: known, goal: known === `308 https://${host}/member?a=b` },
    { what: 'elsewhere.example', saw: other, goal: other === 'closed' },
  ];
}

/** Status and location of what plain HTTP answers, or `closed`. */
function ask(host: string): Promise<string> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port: plainPort, path: '/member?a=b', headers: { host } })
      .on('response', (response) => {
        response.resume();
        resolve(`${response.statusCode} ${response.headers.location}`);
      })
      .on('error', () => resolve('closed'))
      .end();
  });
}

/** nginx is away for a moment: members get no answer, and stay signed in. */
async function away(fault: () => Promise<unknown>): Promise<Row[]> {
  const met = await underLoad(members, async () => {
    await fault();
    await compose('up', '-d', '--wait', '--no-recreate');
  });
  const { requests, failedWith, secondsOfFailures, signedOut } = met;
  return [
    { what: `of ${requests} calls failed`, saw: failedWith },
    {
      what: 'from the first failed call to the last',
      saw: seconds(secondsOfFailures * 1000),
      goal: failedWith !== 'none' && secondsOfFailures < 15,
    },
    { what: 'people signed out', saw: String(signedOut), goal: signedOut === 0 },
  ];
}

/** The process of nginx ends at once; Docker starts it again. */
async function crash(): Promise<void> {
  const [id = ''] = await containersOf('nginx');
  process.kill(Number(await docker(['inspect', '-f', '{{.State.Pid}}', id])), 'SIGKILL');
}

/** Runs a line of shell in the folder of the certificate. */
const inCertificate = (line: string) =>
  compose(
    ...['run', '--rm', '--no-deps', '--entrypoint', 'sh', 'prepare'],
    ...['-c', `cd /certificate && ${line}`],
  );
