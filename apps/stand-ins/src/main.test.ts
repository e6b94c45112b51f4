import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/stand-ins/src/main.ts'], {
    cwd: root,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  }
  const saying = async (words: string) => {
    while (!printed.includes(words)) {
      if (child.exitCode !== null) throw new Error(`It ended and printed: ${printed}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return printed;
  };
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number, printed }));
  return { child, saying, ended };
}

describe('the command', () => {
  test('says where both answer and nothing else, and ends with the process that started it', async () => {
    const { child, saying, ended } = start({ PORT: '4314', IDENTITY_PORT: '4315' });
    const printed = await saying('The identity provider answers');
    expect(printed.trim().split('\n')).toEqual([
      'The stand-ins answer at http://localhost:4314',
      'The identity provider answers at http://localhost:4315',
    ]);
    child.disconnect();
    expect((await ended).code).toBe(0);
  }, 20_000);

  test('a taken port ends it with a sentence and leaves nothing behind', async () => {
    const first = start({ PORT: '4316', IDENTITY_PORT: '4317' });
    await first.saying('The identity provider answers');
    const second = start({ PORT: '4318', IDENTITY_PORT: '4317' });
    expect(await second.ended).toMatchObject({
      code: 1,
      printed: expect.stringContaining('The identity provider cannot start: port 4317 is taken.'),
    });
    await expect(fetch('http://localhost:4318/health/live')).rejects.toThrow();
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
  }, 30_000);

  test('invalid settings end it with every issue', async () => {
    const { ended } = start({ PORT: 'x', SCENARIO_CLOCK: 'later' });
    const { code, printed } = await ended;
    expect(code).toBe(1);
    expect(printed).toMatch(/PORT: [^]*SCENARIO_CLOCK: /);
  }, 20_000);
});
