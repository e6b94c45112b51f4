import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-browser-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const program = (name) => {
  const file = join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
};

test('the program that CHROME_PATH names comes before any other', () => {
  program('chromium');
  const wanted = program('my-browser');
  expect(findBrowser({ CHROME_PATH: wanted, PATH: folder })).toBe(wanted);
});

test('a CHROME_PATH that leads nowhere is a mistake to correct, not a reason to search', () => {
  program('chromium');
  const wanted = join(folder, 'nothing');
  expect(() => findBrowser({ CHROME_PATH: wanted, PATH: folder })).toThrow(
    `CHROME_PATH is ${wanted}, but no program lies there. Correct or unset it.`,
  );
});

test.each(['chromium', 'google-chrome'])('%s on the PATH is found', (name) => {
  const file = program(name);
  expect(findBrowser({ PATH: folder })).toBe(file);
});
