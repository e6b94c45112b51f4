import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Adds counts { passed, failed } up. */
export const sum = (counts) =>
  counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });

/** The count of a step without its own tests. */
export const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

/**
 * What one task of Nx counts for: the figures in the report that its reporter wrote, and one more
 * failure when it failed without saying in which test. `report` is undefined for tasks that write none.
 */
function countTask(code, report) {
  if (!report) return one(code === 0);
  return { passed: report.passed, failed: code === 0 ? report.failed : Math.max(report.failed, 1) };
}

/**
 * Counts a run of Nx. `run` is what Nx noted in run.json; `targets` says which targets write a report
 * and where in the project; `rootOf` gives a project's folder. A task that should
 * have written a report and did not counts as failed, whatever it said.
 */
export function countRun(run, { root, targets, rootOf }) {
  return sum(
    run.tasks.map(({ projectName, target, status }) => {
      if (!(target in targets)) return one(status === 0);
      const report = readJson(join(root, rootOf(projectName), targets[target]));
      return report ? countTask(status, report) : one(false);
    }),
  );
}
