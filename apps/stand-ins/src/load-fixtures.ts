import { type Fixtures, problemText, readFixtures } from '@portal/scenarios';

/** Reads the fixtures and tells their problems on the console; one broken file must not stop the rest. */
export function loadOrTell(folder?: string): Fixtures {
  const fixtures = readFixtures(folder);
  for (const problem of fixtures.problems) console.error(`fixtures/${problemText(problem)}`);
  return fixtures;
}
