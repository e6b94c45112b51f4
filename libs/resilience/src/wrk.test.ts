import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './wait';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const order = { url: 'http://localhost:1/', headers: [], connections: 1, seconds: 60 };

/** A wrk that says in `log` when it starts and that it was ended. */
const wrk = `#!/bin/sh
trap 'kill $!; echo ended >> "$0.log"; exit 143' TERM
echo started >> "$0.log"
sleep 60 & wait
`;

test.each([
  ['a signal', '', 'SIGTERM', null],
  ['a signal that the benchmark handles', "process.on('SIGTERM', () => process.exit(7));", null, 7],
])('%s ends wrk too', async (_what, before, signal, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'));
  try {
    const program = join(folder, 'wrk');
    writeFileSync(program, wrk);
    chmodSync(program, 0o755);
    writeFileSync(`${program}.log`, '');
    const logged = (word: string) => () => readFileSync(`${program}.log`, 'utf8').includes(word);
    const run = `import(${JSON.stringify(join(root, 'libs/resilience/src/wrk.ts'))})
      .then(({ runWrk }) => runWrk(${JSON.stringify(order)}))`;
    const benchmark = spawn(process.execPath, ['--import', 'tsx', '-e', `${before}${run}`], {
      cwd: root,
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(benchmark, 'exit');
    await until(logged('started'), 'wrk does not start.');
    benchmark.kill('SIGTERM');
    expect(await ended).toEqual([code, signal]);
    await until(logged('ended'), 'wrk goes on.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
