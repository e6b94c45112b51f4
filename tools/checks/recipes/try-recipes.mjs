// `npm run recipes`: follows every recipe of docs/adding.md on a copy of the repository, then runs the checks there
// that a new string, endpoint, screen, page, form, client and scenario must pass. Ends with 1 when one fails.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyRepository } from './copy-repository.mjs';
import { readRecipes } from './read-recipes.mjs';

function follow(step, copy) {
  if (step.kind === 'run') {
    for (const line of step.text.split('\n')) run('sh', ['-c', line], copy);
    return;
  }
  const file = join(copy, step.file);
  if (step.kind === 'create') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${step.text}\n`);
    return;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(step.after));
  if (at === -1) throw new Error(`${step.recipe}: no line of ${step.file} has "${step.after}".`);
  // The formatter takes the indentation from a document's code that can be parsed alone.
  const indentation = /^\S/.test(step.text) ? /^\s*/.exec(lines[at])[0] : '';
  lines.splice(at + 1, 0, step.text.replace(/^(?=.)/gm, indentation));
  writeFileSync(file, lines.join('\n'));
}

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${stdout}${stderr}`);
}

const jest = (project, ...paths) => [
  'sh',
  ['-c', `cd ${project} && npx jest --maxWorkers=100% ${paths.join(' ')}`],
];

/** What the copy must pass. */
const checks = [
  ['npm', ['run', 'typecheck']],
  ['npx', ['oxfmt', '--check', 'apps/portal/src', 'libs/contracts/src', 'fixtures']],
  jest('tools/generators'),
  jest('tools/checks', 'src/texts', 'src/terms', 'src/screens', 'src/fixtures'),
  jest('libs/client-config'),
  jest('libs/domain', 'src/forms'),
  jest('libs/contracts'),
  jest('apps/portal', 'src/features/reminders', 'src/features/route-errors', 'src/app'),
  ['npx', ['jest', '-c', 'apps/bff/pact/jest.config.mjs']],
];

const copy = copyRepository();
try {
  for (const step of readRecipes(readFileSync(join(copy, 'docs/adding.md'), 'utf8'))) {
    console.log(`${step.recipe}: ${step.kind} ${step.file ?? step.text.split('\n').join('; ')}`);
    follow(step, copy);
  }
  const failed = checks.flatMap(([command, args]) => {
    console.log(`check: ${command} ${args.join(' ')}`);
    try {
      run(command, args, copy);
      return [];
    } catch (error) {
      return [error.message];
    }
  });
  if (failed.length > 0) throw new Error(failed.join('\n\n'));
  console.log('Every recipe holds.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
