import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lightConfig } from '../../../jest.preset.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-limits-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('the light runner fails a test and a hook by the timeout that each asks for', () => {
  const tests = `
    test('hangs', () => new Promise(() => undefined), 100);
    describe('with a hook', () => {
      beforeAll(() => new Promise(() => undefined), 200);
      test('waits for it', () => undefined);
    });`;
  writeFileSync(join(folder, 'hangs.test.mjs'), tests);
  const config = {
    ...lightConfig('hangs', { rootDir: folder, testMatch: ['<rootDir>/*.test.mjs'] }),
    reporters: ['default'],
  };
  writeFileSync(join(folder, 'jest.config.json'), JSON.stringify(config));
  const { status, stderr } = spawnSync('npx', ['jest', '-c', join(folder, 'jest.config.json')], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/hangs\s+Error: Did not end within 0\.1 seconds\./);
  expect(stderr).toMatch(/\(beforeAll\)\s+Error: Did not end within 0\.2 seconds\./);
}, 60_000);
