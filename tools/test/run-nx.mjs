import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { countRun, one } from './count.mjs';

/** Which targets report single tests, and where in their project. The others count as one each. */
const reporting = {
  test: '.reports/test.json',
  pact: 'pact/.reports/test.json',
  faults: 'faults/.reports/test.json',
  e2e: '.reports/e2e.json',
};

const environment = {
  ...process.env,
  // Without the daemon Nx puts back every cached output, so that a report is never older than its task.
  NX_DAEMON: 'false',
  NX_NO_CLOUD: 'true',
  NX_TUI: 'false',
};

/** Name → folder of every workspace package. */
function projectFolders(root) {
  const folders = ['apps', 'libs', 'tools'].flatMap((top) =>
    readdirSync(join(root, top)).map((name) => `${top}/${name}`),
  );
  return new Map(
    folders
      .map((folder) => [folder, join(root, folder, 'package.json')])
      .filter(([, file]) => existsSync(file))
      .map(([folder, file]) => [JSON.parse(readFileSync(file, 'utf8')).name, folder]),
  );
}

/** Removes the reports of earlier runs: a task that dies early must not be counted by an old one. */
export function clearReports(root) {
  for (const folder of projectFolders(root).values()) {
    for (const report of Object.values(reporting))
      rmSync(join(root, folder, report), { force: true });
  }
}

/** Minutes after which a run of Nx is stopped: several times what its slowest step takes. */
const minutes = 40;

/** Runs Nx, saying one line for each task that is done; gives { status, output }. */
async function runNx(root, args, env) {
  const nx = spawn(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  for (const stream of [nx.stdout, nx.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line);
      const [, task, how] =
        /^> nx run (\S+)\s*(\[.*\])?/.exec(stripVTControlCharacters(line)) ?? [];
      if (task) console.log(`   ${task}${how ? ' (unchanged)' : ''}`);
    });
  }
  const deadline = setTimeout(() => {
    console.log(
      `   Stopped after ${minutes} minutes. A task that is not in the list above did not end.`,
    );
    nx.kill('SIGTERM');
    // What a task has started may hold these open.
    for (const stream of [nx.stdout, nx.stderr]) stream.destroy();
  }, minutes * 60_000);
  const [status] = await once(nx, 'close');
  clearTimeout(deadline);
  return { status, output: output.join('\n') };
}

/** What each failed task printed: the reason for reading the output of a test run at all. */
function printFailures(root, tasks) {
  for (const { taskId, hash } of tasks.filter(({ status }) => status !== 0)) {
    const file = join(root, '.nx', 'cache', 'terminalOutputs', String(hash));
    console.log(
      `\n✖ ${taskId}\n${existsSync(file) ? readFileSync(file, 'utf8') : 'It did not run.'}`,
    );
  }
}

/**
 * Runs targets of all projects through Nx and its cache, with `env` in the environment. Says each task as it ends and,
 * of those that failed, all they printed. Gives { passed, failed }.
 */
export async function runTargets(root, targets, { parallel, env }) {
  const note = join(root, '.nx', 'cache', 'run.json');
  rmSync(note, { force: true });
  const args = [
    'run-many',
    `--targets=${targets.join(',')}`,
    `--parallel=${parallel}`,
    '--outputStyle=static',
    '--nxBail=false',
  ];
  const { status, output } = await runNx(root, args, env);
  if (!existsSync(note)) {
    // Nx did not get as far as running anything; what it said is the reason.
    console.log(output);
    return one(false);
  }
  const { tasks } = JSON.parse(readFileSync(note, 'utf8'));
  printFailures(root, tasks);
  const folders = projectFolders(root);
  const counted = countRun(
    { tasks },
    { root, targets: reporting, rootOf: (name) => folders.get(name) },
  );
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
