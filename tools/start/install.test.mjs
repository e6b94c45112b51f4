import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './install.mjs';

let root;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'portal-install-'))));
afterEach(() => rmSync(root, { recursive: true }));

const write = (path, content) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
};

const lock = (packages) => write('package-lock.json', { packages: { '': {}, ...packages } });
const note = (packages) => write('node_modules/.package-lock.json', { packages });

test('a workspace without node_modules is not installed', () => {
  lock({ 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled(root)).toBe(false);
});

test('a package of another version, or one that is missing, requires an install', () => {
  lock({ 'node_modules/a': { version: '2.0.0' } });
  note({ 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled(root)).toBe(false);
  note({});
  expect(isInstalled(root)).toBe(false);
});

test('packages of other platforms and the sources of the workspace do not count', () => {
  lock({
    'apps/x': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-for-another-system': { version: '1.0.0', optional: true },
    'node_modules/@portal/x': { link: true },
  });
  note({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/@portal/x': { link: true } });
  expect(isInstalled(root)).toBe(true);
});
