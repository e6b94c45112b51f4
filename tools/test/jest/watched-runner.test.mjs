import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-watched-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a watched run sees what a module has become since the last one, and then waits', async () => {
  const file = (name, text) => writeFileSync(join(folder, name), text);
  file('given.mjs', "export const given = 'before';");
  file(
    'given.test.mjs',
    "import { given } from './given.mjs'; test('is ' + given, () => undefined);",
  );
  file(
    'jest.config.mjs',
    `import { lightConfig } from ${JSON.stringify(join(root, 'jest.preset.mjs'))};
    export default lightConfig('given', { rootDir: ${JSON.stringify(folder)}, testMatch: ['<rootDir>/*.test.mjs'] });`,
  );
  const args = ['jest', '--watchAll', '--verbose', '-c', join(folder, 'jest.config.mjs')];
  const watching = spawn('npx', args, { cwd: root, detached: true });
  try {
    let printed = '';
    for (const stream of [watching.stdout, watching.stderr]) {
      stream.on('data', (text) => (printed += text));
    }
    const until = async (words) => {
      for (let turn = 0; !printed.includes(words); turn += 1) {
        if (turn > 300) throw new Error(`"${words}" is not in:\n${printed}`);
        await pause(100);
      }
    };
    const ended = () => printed.split('Ran all test suites').length - 1;
    await until('is before');
    await until('Ran all test suites');
    // Time for another run, which its report must not begin.
    await pause(3000);
    expect(ended()).toBe(1);
    file('given.mjs', "export const given = 'after';");
    await until('is after');
  } finally {
    process.kill(-watching.pid);
    await once(watching, 'exit');
  }
}, 120_000);
