import { type Fixtures, problemText, readFixtures, withLines } from '@portal/scenarios';

/** Loads the fixtures and reports their problems on the console; one invalid file must not stop the rest. */
export function loadFixtures(folder?: string): Fixtures {
  const fixtures = readFixtures(folder);
  for (const problem of withLines(fixtures.problems, fixtures.folder))
    console.error(`fixtures/${problemText(problem)}`);
  return fixtures;
}
