import { contradictions, type Problem, problemText, tieOut } from '@portal/scenarios';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  // A recording has a part of what the services know, so that its figures need not add up.
  const whole = [...fixtures.scenarios.values()].filter(({ recorded }) => !recorded);
  const apart = whole.flatMap((scenario) =>
    [...tieOut(scenario), ...contradictions(scenario)].map((reason) => ({
      file: `scenarios/${scenario.name}.json`,
      key: '',
      reason,
    })),
  );
  const pacts = join(dirname(fixtures.folder), 'pacts');
  const found = [...problems, ...apart, ...pactProblems(pacts)];
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

function pactProblems(folder: string): Problem[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const reason = pactProblem(readFileSync(join(folder, file), 'utf8'));
      return reason === undefined ? [] : [{ file: `../pacts/${file}`, key: '', reason }];
    });
}

function pactProblem(text: string): string | undefined {
  let pact: Partial<Pact> | null;
  try {
    pact = JSON.parse(text) as Partial<Pact> | null;
  } catch (error) {
    return `No valid JSON: ${(error as Error).message} Renew it with npm run pacts.`;
  }
  const version = pact?.metadata?.pactSpecification?.version;
  if (!pact?.consumer?.name || !pact.provider?.name || !Array.isArray(pact.interactions)) {
    return 'It is no contract: consumer, provider or interactions are missing. Renew it with npm run pacts.';
  }
  return version === '3.0.0' ? undefined : `Its specification is "${version}", not 3.0.0.`;
}

interface Pact {
  consumer: { name: string };
  provider: { name: string };
  interactions: unknown[];
  metadata: { pactSpecification?: { version?: string } };
}
