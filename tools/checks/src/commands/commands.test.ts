import { freePorts } from '@portal/start/ports';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
const quick = [...new Set(commands.map(quickCommand).filter((each) => each !== undefined))];
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

describe('quick commands of the documents', () => {
  const run = promisify(execFile);
  const running: { port: number; service: ChildProcess }[] = [];

  /** The stand-ins, as `replay serve` starts them. */
  async function serve(port: number, ...more: string[]): Promise<void> {
    const args = ['tools/replay/bin/replay.mjs', 'serve', '--port', String(port), ...more];
    const service = spawn('node', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    running.push({ port, service });
    await new Promise<void>((resolve, reject) => {
      service.stdout.on('data', (text) => String(text).includes(String(port)) && resolve());
      service.once('exit', () => reject(new Error('The stand-ins did not start.')));
    });
  }

  beforeAll(async () => {
    const [forDocuments, forContracts] = (await freePorts(2)) as [number, number];
    await serve(forDocuments);
    await serve(forContracts, '--states');
  }, 120_000);
  afterAll(() => Promise.all(running.map(({ service }) => stop(service))));

  async function stop(service: ChildProcess): Promise<void> {
    const ended = new Promise((resolve) => service.once('exit', resolve));
    service.kill();
    await ended;
  }

  /** The dates of the contracts are those of `--states`; with the dates of today a service goes by its clock. */
  const portFor = (command: string) => running[command.includes('--dates today') ? 0 : 1]?.port;

  test('there are some', () => expect(quick.length).toBeGreaterThan(10));

  test.each(quick)(
    '%s',
    async (command) => {
      const { stdout } = await run(
        'sh',
        ['-c', command.replaceAll('4202', String(portFor(command)))],
        {
          cwd: root,
        },
      );
      expect(stdout).not.toBe('');
    },
    120_000,
  );
});
