import { contradictionsOf } from '@portal/checks/ties';
import {
  contradictions,
  lateDates,
  type Problem,
  problemText,
  readJson,
  type Scenario,
  tieOut,
} from '@portal/scenarios';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { World } from '../world';
import type { Output } from './run';

/**
 * `check`: everything wrong in fixtures, scenarios, journeys and contracts, a line each, or as JSON; says whether all is
 * sound.
 */
export function check(
  { fixtures, journeys, problems }: World,
  { print }: Output,
  json: boolean,
): boolean {
  const pacts = join(dirname(fixtures.folder), 'pacts');
  const found = [...problems, ...apartProblems(fixtures.scenarios), ...pactProblems(pacts)];
  if (json) {
    const counts = { scenarios: fixtures.scenarios.size, journeys: journeys.size };
    print(JSON.stringify({ ...counts, problems: found }, null, 2));
    return found.length === 0;
  }
  found.forEach((problem) => print(problemText(problem)));
  const counts = `${fixtures.scenarios.size} scenarios, ${journeys.size} journeys`;
  print(found.length === 0 ? `${counts}: all sound.` : `${counts}; ${found.length} problems.`);
  return found.length === 0;
}

/**
 * Where scenarios contradict themselves: the documents of each, by the plan's rules and the price tables of the
 * repository. What a parent says already is not said again. A recording has a part of what the services know, so that
 * its figures need not add up.
 */
function apartProblems(scenarios: World['fixtures']['scenarios']): Problem[] {
  const found = new Map(
    [...scenarios.values()]
      .filter(({ recorded }) => !recorded)
      .map((scenario) => [scenario.name, reasonsOf(scenario)]),
  );
  return [...found].flatMap(([name, reasons]) => {
    const said = new Set(
      scenarios
        .get(name)
        ?.line.slice(1)
        .flatMap((each) => found.get(each) ?? []),
    );
    return reasons
      .filter((reason) => !said.has(reason))
      .map((reason) => ({ file: `scenarios/${name}.json`, key: '', reason }));
  });
}

const reasonsOf = (scenario: Scenario): string[] => [
  ...tieOut(scenario),
  ...contradictions(scenario),
  ...contradictionsOf(scenario),
  ...lateDates(scenario),
];

function pactProblems(folder: string): Problem[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const problem = pactProblem(join(folder, file));
      return problem === undefined ? [] : [{ file: `../pacts/${file}`, key: '', ...problem }];
    });
}

function pactProblem(path: string): Pick<Problem, 'reason' | 'line'> | undefined {
  const read = readJson(path);
  if ('reason' in read) return { ...read, reason: `${read.reason} Renew it with npm run pacts.` };
  const pact = read.value as Partial<Pact> | null;
  const version = pact?.metadata?.pactSpecification?.version;
  if (!pact?.consumer?.name || !pact.provider?.name || !Array.isArray(pact.interactions)) {
    return {
      reason:
        'It is no contract: consumer, provider or interactions are missing. Renew it with npm run pacts.',
    };
  }
  return version === '3.0.0'
    ? undefined
    : { reason: `Its specification is "${version}", not 3.0.0.` };
}

interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: unknown[];
  metadata: { pactSpecification?: { version?: string } };
}
