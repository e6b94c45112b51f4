import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The fixtures folder of the repository that `start` lies in. Throws when there is none above it. */
export function findFixtures(start: string = process.cwd()): string {
  for (let folder = resolve(start); ; folder = dirname(folder)) {
    const candidate = join(folder, 'fixtures');
    if (existsSync(join(candidate, 'scenarios'))) return candidate;
    if (folder === dirname(folder)) {
      throw new Error(`No folder "fixtures/scenarios" at or above ${start}.`);
    }
  }
}
