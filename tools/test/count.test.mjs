import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countRun, sum } from './count.mjs';

let root;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'portal-count-'))));
afterEach(() => rmSync(root, { recursive: true }));

const count = (tasks) =>
  countRun(
    { tasks },
    { root, targets: { test: '.reports/test.json' }, rootOf: (name) => `libs/${name}` },
  );

const report = (project, figures) => {
  mkdirSync(join(root, 'libs', project, '.reports'), { recursive: true });
  writeFileSync(join(root, 'libs', project, '.reports/test.json'), JSON.stringify(figures));
};

const task = (projectName, target, status = 0) => ({ projectName, target, status });

test('reports are added up, and a task without its own tests counts as one', () => {
  report('a', { passed: 3, failed: 0 });
  report('b', { passed: 2, failed: 1 });
  expect(count([task('a', 'test'), task('b', 'test', 1), task('a', 'lint')])).toEqual({
    passed: 6,
    failed: 1,
  });
});

test('a failed lint is one failure', () => {
  expect(count([task('a', 'lint', 1)])).toEqual({ passed: 0, failed: 1 });
});

test('a task that wrote no report failed, even when it claims that all went well', () => {
  expect(count([task('a', 'test', 0)])).toEqual({ passed: 0, failed: 1 });
});

test('a task that failed although each of its tests passed adds one failure', () => {
  report('a', { passed: 4, failed: 0 });
  expect(count([task('a', 'test', 1)])).toEqual({ passed: 4, failed: 1 });
});

test('counts of several steps add up', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});
