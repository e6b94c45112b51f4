import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './wait';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const order = { url: 'http://localhost:1/', headers: [], connections: 1, seconds: 60 };

/** A wrk that says in its log when it starts and that it was ended; at once at its end for a URL that is brief. */
const wrk = `#!/bin/sh
case "$*" in *brief*) exit 0 ;; esac
trap 'kill $!; echo ended >> "$0.log"; exit 143' TERM
echo started >> "$0.log"
sleep 60 & wait
`;

/** Another run, which begins before and ends first. */
const briefRun = `const brief = runWrk(${JSON.stringify({ ...order, url: 'http://brief' })}).catch(() => {});`;

test.each([
  ['a signal', '', '', 'SIGTERM', null],
  ['a signal after a run at the same time', '', briefRun, 'SIGTERM', null],
  [
    'a signal that the benchmark handles',
    "process.on('SIGTERM', () => process.exit(7));",
    '',
    null,
    7,
  ],
])('%s ends wrk too', async (_what, before, other, signal, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'));
  try {
    const program = join(folder, 'wrk');
    writeFileSync(program, wrk);
    chmodSync(program, 0o755);
    writeFileSync(`${program}.log`, '');
    const logged = (word: string) => () => readFileSync(`${program}.log`, 'utf8').includes(word);
    const run = `import(${JSON.stringify(join(root, 'libs/resilience/src/wrk.ts'))})
      .then(async ({ runWrk }) => {
        ${other || 'const brief = undefined;'}
        const run = runWrk(${JSON.stringify(order)});
        await brief;
        require('node:fs').appendFileSync(${JSON.stringify(`${program}.log`)}, 'alone');
        await run;
      })`;
    const benchmark = spawn(process.execPath, ['--import', 'tsx', '-e', `${before}${run}`], {
      cwd: root,
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(benchmark, 'exit');
    await until(logged('started'), 'wrk does not start.');
    await until(logged('alone'), 'The other wrk does not end.');
    benchmark.kill('SIGTERM');
    expect(await ended).toEqual([code, signal]);
    await until(logged('ended'), 'wrk goes on.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
