import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The same figures that the unit tests' reporter leaves, for journeys in a browser. */
export default class CountReporter {
  constructor({ outputFile }) {
    this.outputFile = outputFile;
    this.errors = 0;
  }

  onBegin(_config, suite) {
    this.suite = suite;
  }

  /** Faults outside of any test, such as a file that can't be read. */
  onError() {
    this.errors += 1;
  }

  onEnd() {
    const outcomes = (this.suite?.allTests() ?? []).map((test) => test.outcome());
    const count = (...wanted) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
    mkdirSync(dirname(this.outputFile), { recursive: true });
    writeFileSync(
      this.outputFile,
      JSON.stringify({
        passed: count('expected'),
        failed: count('unexpected', 'flaky') + this.errors,
        skipped: count('skipped'),
      }),
    );
  }
}
