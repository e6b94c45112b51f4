import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from '../workspace';
import {
  baseOf,
  commandsIn,
  documentedCommands,
  isExample,
  longCommandsDocument,
  longRows,
  quickCommand,
} from './documented-commands';

const commands = documentedCommands();
const long = commands.filter((each) => !quickCommand(each));

test('commands are read from code blocks and sentences, without remarks', () => {
  const markdown = [
    '```sh',
    'PORT=1 npm start     starts it',
    'cd /srv',
    '$ docker compose up -d # all',
    '```',
    'Run `npm run lint` and `nothing else`.',
  ].join('\n');
  expect(commandsIn(markdown)).toEqual([
    'PORT=1 npm start',
    'docker compose up -d',
    'npm run lint',
  ]);
});

test.each([
  ['PORT=1 npm start -- --verbose', 'npm start'],
  ['npm run -s bff -- config', 'npm run bff'],
  ['docker compose --profile broker up -d --wait', 'docker compose up'],
  ['docker run --rm image', 'docker run'],
  ['kubectl -n name create secret', 'kubectl create'],
  ['npx nx test @portal/bff', 'npx nx test'],
  ['node tools/a.mjs 3', 'node tools/a.mjs'],
  ['curl http://localhost', 'curl'],
  ['npm ci', 'npm ci'],
])('%s is %s', (command, base) => {
  expect(baseOf(command)).toBe(base);
});

test('an example is no command to run', () => {
  expect(isExample('npm run drills -- NAME')).toBe(true);
  expect(isExample('kubectl label namespace <name> a=b')).toBe(true);
  expect(isExample("curl http://localhost -d '{}'")).toBe(false);
});

test('every script and file that a command names is there', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const missing = commands.filter(({ text }) => {
    const [program, first = '', second = ''] = baseOf(text).split(' ');
    if (program === 'node') return !existsSync(join(root, first));
    return program === 'npm' && first === 'run' && !(second in scripts);
  });
  expect(missing).toEqual([]);
});

test('every command that is not quick has a row, with the day of its last run if there was one', () => {
  const rows = longRows();
  expect(rows.map(({ base }) => base)).toEqual([
    ...new Set(long.map(({ text }) => baseOf(text)).sort()),
  ]);
  for (const { lastRun } of rows) expect(lastRun).toMatch(/^(\d{4}-\d{2}-\d{2}|never)$/);
  expect(textOf(longCommandsDocument)).toContain('npm run commands');
});
