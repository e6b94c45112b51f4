import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './install.mjs';
import { checkNodeVersion, satisfies } from './node-version.mjs';

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

test('a package of another version, or one that is missing, asks for an install', () => {
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

test.each([
  ['20.19.0', true],
  ['20.18.9', false],
  ['21.5.0', false],
  ['22.13.1', true],
  ['24.0.0', true],
  ['25.1.0', true],
  ['18.20.0', false],
])('Node %s: usable is %s', (version, usable) => {
  expect(satisfies(version, '^20.19.0 || ^22.13.0 || >=24.0.0')).toBe(usable);
});

test('an old Node is refused with a sentence that names it and what is needed', () => {
  write('package.json', { engines: { node: '^20.19.0' } });
  expect(() => checkNodeVersion(root, '18.20.0')).toThrow(
    'This is Node 18.20.0, but the portal needs ^20.19.0.',
  );
});
