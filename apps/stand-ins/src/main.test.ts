import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@portal/resilience';

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

const freePorts = async () => ({
  PORT: String(await freePort()),
  IDENTITY_PORT: String(await freePort()),
});

describe('the command', () => {
  test('says where both answer and nothing else, and ends with the process that started it', async () => {
    const { PORT, IDENTITY_PORT } = await freePorts();
    const { child, saying, ended } = start({ PORT, IDENTITY_PORT });
    const printed = await saying('The identity provider answers');
    expect(printed.trim().split('\n')).toEqual([
      `The stand-ins answer at http://localhost:${PORT}`,
      `The identity provider answers at http://localhost:${IDENTITY_PORT}`,
    ]);
    child.disconnect();
    expect((await ended).code).toBe(0);
  });

  test('a taken port ends it with a sentence and leaves nothing behind', async () => {
    const [taken, other] = [await freePorts(), await freePorts()];
    const first = start(taken);
    await first.saying('The identity provider answers');
    const second = start({ ...taken, PORT: other.PORT });
    expect(await second.ended).toMatchObject({
      code: 1,
      printed: expect.stringContaining(
        `The identity provider cannot start: port ${taken.IDENTITY_PORT} is taken.`,
      ),
    });
    await expect(fetch(`http://localhost:${other.PORT}/health/live`)).rejects.toThrow();
    first.child.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);
  });

  test('invalid settings end it with every issue', async () => {
    const { ended } = start({ PORT: 'x', SCENARIO_CLOCK: 'later' });
    const { code, printed } = await ended;
    expect(code).toBe(1);
    expect(printed).toMatch(/PORT: [^]*SCENARIO_CLOCK: /);
  });
});
