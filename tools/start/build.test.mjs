import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-build-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/a.ts'), '1');
});
afterEach(() => rmSync(root, { recursive: true }));

const part = (program) => ({
  name: 'the site',
  args: ['-e', program],
  cwd: root,
  inputs: ['src'],
  output: 'out.txt',
  stamp: 'stamps/site',
});

const writes = `require('fs').writeFileSync('out.txt', 'built')`;
const quietly = () => {};

test('a part is built once, and again when a source changes or the result is gone', async () => {
  expect(await buildIfStale(root, part(writes), quietly)).toBe(true);
  expect(await buildIfStale(root, part(writes), quietly)).toBe(false);
  writeFileSync(join(root, 'src/a.ts'), '2');
  expect(await buildIfStale(root, part(writes), quietly)).toBe(true);
  rmSync(join(root, 'out.txt'));
  expect(await buildIfStale(root, part(writes), quietly)).toBe(true);
});

test('a changed test is no reason to build', async () => {
  await buildIfStale(root, part(writes), quietly);
  writeFileSync(join(root, 'src/a.test.ts'), 'test');
  expect(await buildIfStale(root, part(writes), quietly)).toBe(false);
});

test('a failed build says what the build said, and the next start tries again', async () => {
  const fails = part(`console.error('a.ts: unexpected token'); process.exit(1)`);
  await expect(buildIfStale(root, fails, quietly)).rejects.toThrow(
    'the site could not be built (exit code 1). Mend what the build says, then start again:\n  a.ts: unexpected token',
  );
  expect(existsSync(join(root, 'stamps/site'))).toBe(false);
});
