import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './workspace';

const folder = join(root, 'tools/operations/nginx');

/** nginx that refuses its configuration where the file `refuse` is, and a key that says `wrong`. */
const tools = {
  busybox: `[ "$1" != nslookup ] || printf 'Name: bff\\nAddress: %s\\n' "$(cat "$RUN/address")"`,
  sleep: 'exec /bin/sleep 0.02',
  nginx: `case "$1" in
-t) [ ! -e "$RUN/refuse" ] ;;
-e) ! grep -q wrong "$(sed -n 's/^ *ssl_certificate \\(.*\\);/\\1/p' "$4")" || { echo 'no match' >"$2"; exit 1; } ;;
-s) cat "$RUN/pair.pem" >>"$RUN/served" ;;
esac`,
};

let run: string;
let watching: ChildProcess | undefined;
let said = '';
beforeEach(() => {
  run = mkdtempSync(join(tmpdir(), 'watch-'));
  said = '';
  mkdirSync(join(run, 'bin'));
  for (const [name, line] of Object.entries(tools)) {
    writeFileSync(join(run, 'bin', name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
  }
  write('address', '10.0.0.1');
  write('tls.crt', 'certificate');
  write('tls.key', 'key');
});
afterEach(async () => {
  const ended = watching && new Promise((resolve) => watching?.once('close', resolve));
  if (watching?.pid !== undefined) process.kill(-watching.pid, 'SIGKILL');
  await ended;
  watching = undefined;
  rmSync(run, { recursive: true });
});

const write = (file: string, content: string) => writeFileSync(join(run, file), content);
const settings = () => ({
  encoding: 'utf8' as const,
  env: {
    PATH: `${run}/bin:${process.env['PATH']}`,
    RUN: run,
    CERTIFICATE_FOLDER: run,
    REPLICAS: 'bff:4200',
    TLS: 'on',
  },
});
const script = (name: string, ...args: string[]) =>
  spawnSync('sh', [join(folder, name), ...args], settings());
const replicas = () => script('list-replicas.sh').stdout.trim();
const served = () =>
  existsSync(join(run, 'served')) ? readFileSync(join(run, 'served'), 'utf8') : '';

/** As nginx starts, and the script with it. */
function start() {
  expect(script('watch-replicas.sh', 'once')).toMatchObject({ status: 0 });
  write('nginx.pid', '1');
  watching = spawn('sh', [join(folder, 'watch-replicas.sh')], { ...settings(), detached: true });
  watching.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
}

async function until(holds: () => boolean) {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) await pause(25);
  expect(holds()).toBe(true);
}

test('a replica is listed when nginx has loaded it, and a refused configuration is tried again', async () => {
  start();
  expect(replicas()).toBe('10.0.0.1:4200');
  write('refuse', '');
  write('address', '10.0.0.2');
  await until(() => readFileSync(join(run, 'replicas.conf'), 'utf8').includes('10.0.0.2'));
  expect(replicas()).toBe('10.0.0.1:4200');
  rmSync(join(run, 'refuse'));
  await until(() => replicas() === '10.0.0.2:4200');
});

test('a key that does not fit is left alone, logged once, and keeps no replica out', async () => {
  start();
  write('tls.key', 'wrong');
  await until(() => said.includes('does not fit'));
  write('address', '10.0.0.2');
  await until(() => replicas() === '10.0.0.2:4200');
  expect(served()).toBe('certificate\nkey');
  write('tls.key', 'another');
  await until(() => served().endsWith('certificate\nanother'));
  expect(said.match(/does not fit/g)).toHaveLength(1);
});

test('a pair that was refused is tried again after five minutes', async () => {
  start();
  write('tls.key', 'wrong');
  await until(() => existsSync(join(run, 'pair.refused')));
  // As if the machine had been too busy: nginx takes this key now.
  writeFileSync(
    join(run, 'bin/nginx'),
    '#!/bin/sh\n[ "$1" != -s ] || cat "$RUN/pair.pem" >>"$RUN/served"\n',
  );
  await pause(200);
  expect(served()).not.toContain('wrong');
  const sixMinutesAgo = Date.now() / 1000 - 360;
  utimesSync(join(run, 'pair.refused'), sixMinutesAgo, sixMinutesAgo);
  await until(() => served().includes('wrong'));
});

test('nginx does not start with a key that does not fit, and says so', () => {
  write('tls.key', 'wrong');
  const { status, stderr } = script('watch-replicas.sh', 'once');
  expect(status).toBe(1);
  expect(stderr).toContain('tls.key does not fit tls.crt');
});
