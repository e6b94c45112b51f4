// Writes how many tests of a project passed and failed to <project>/.reports/<name>.json,
// a cached output, so that `npm test` can add the figures up even when nothing had to run again.
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

module.exports = class {
  constructor(globalConfig, options) {
    this.folder = join(globalConfig.rootDir, '.reports');
    this.name = options?.name ?? 'test';
  }

  onRunComplete(_contexts, results) {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(
      join(this.folder, `${this.name}.json`),
      JSON.stringify({
        passed: results.numPassedTests,
        failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
        skipped: results.numPendingTests + results.numTodoTests,
      }),
    );
  }
};
