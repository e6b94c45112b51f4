import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The fixtures folder at or above `start`. Throws when there is none. */
export function findFixtures(start: string = process.cwd()): string {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    const candidate = join(folder, 'fixtures');
    if (existsSync(join(candidate, 'scenarios'))) return candidate;
    if (folder === dirname(folder)) {
      throw new Error(`No folder "fixtures/scenarios" at or above ${start}.`);
    }
  }
}
