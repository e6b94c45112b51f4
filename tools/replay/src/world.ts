import {
  findFixtures,
  type Fixtures,
  type Problem,
  problemText,
  readFixtures,
  withLines,
} from '@portal/scenarios';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure';
import type { Journey } from './journeys/journey-file';
import { readJourneys } from './journeys/read-journeys';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Scenarios and journeys, and everything that is wrong in their files. */
export interface World {
  fixtures: Fixtures;
  journeys: ReadonlyMap<string, Journey>;
  problems: readonly Problem[];
}

/** Reads a fixtures folder, the repository's own unless given. Ends with a sentence when there is none. */
export function readWorld(folder?: string): World {
  if (folder !== undefined && !existsSync(join(folder, 'scenarios'))) {
    throw new Failure('wrongUse', `"${folder}" has no folder "scenarios": it holds no fixtures.`);
  }
  const fixtures = readFixtures(folder ?? findFixtures(here));
  const { journeys, problems } = readJourneys(fixtures);
  const found = withLines([...fixtures.problems, ...problems], fixtures.folder);
  return { fixtures, journeys, problems: found };
}

/** Ends with the problems of the files when there are any: what is broken is not replayed. */
export function soundWorld(folder?: string): World {
  const world = readWorld(folder);
  if (world.problems.length === 0) return world;
  throw new Failure(
    'wrongUse',
    ['The fixtures are not sound; mend these first:', ...world.problems.map(problemText)].join(
      '\n  ',
    ),
  );
}
