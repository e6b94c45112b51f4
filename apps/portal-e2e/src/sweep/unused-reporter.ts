import type { FullResult, Reporter, Suite } from '@playwright/test/reporter';
import { accepted, nameOf, occurrence } from './accepted';
import { everyScreenOnce } from './visits';

/** Fails a run in which the engines read every screen in both languages, and an accepted finding never occurred. */
export default class UnusedReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  async onEnd(): Promise<{ status?: FullResult['status'] }> {
    const unused = unusedOf(this.suite);
    for (const name of unused) console.error(`This accepted finding no longer occurs: ${name}`);
    return unused.length > 0 ? { status: 'failed' } : {};
  }
}

function unusedOf(suite: Suite | undefined): string[] {
  const tests = (suite?.allTests() ?? []).filter(({ location }) =>
    location.file.endsWith('/engines.sweep.ts'),
  );
  const isWhole = tests.length === everyScreenOnce('usual').length * 2;
  // One that failed may not have come to its findings.
  if (!isWhole || tests.some((each) => each.outcome() !== 'expected')) return [];
  const occurred = new Set(
    tests
      .flatMap(({ results }) => results.flatMap(({ annotations }) => annotations))
      .filter(({ type }) => type === occurrence)
      .map(({ description }) => description),
  );
  return accepted.map(nameOf).filter((name) => !occurred.has(name));
}
