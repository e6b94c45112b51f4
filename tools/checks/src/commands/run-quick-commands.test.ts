import { freePorts } from '@portal/start/ports';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../workspace';
import { documentedCommands, quickCommand } from './documented-commands';

const quick = [
  ...new Set(
    documentedCommands()
      .map(quickCommand)
      .filter((each) => each !== undefined),
  ),
];

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
