import { catalogue } from '@portal/contracts/all';
import { errorCatalogue, pathParamNames } from '@portal/contracts';
import { type Fixtures, type Problem, readJson, type Scenario } from '@portal/scenarios';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Journey, JourneyFile, type Step } from './journey-file';
import { namesIn } from './fill-in';

/** Every journey of the fixtures by name, and what is wrong with them; a broken one is left out. */
export function readJourneys(fixtures: Fixtures): {
  journeys: ReadonlyMap<string, Journey>;
  problems: readonly Problem[];
} {
  const folder = join(fixtures.folder, 'journeys');
  const journeys = new Map<string, Journey>();
  const problems: Problem[] = [];
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    const report = (problem: Omit<Problem, 'file'>) =>
      problems.push({ file: `journeys/${file}`, ...problem });
    const journey = readJourney(join(folder, file), report);
    if (!journey) continue;
    const found = problemsOfJourney(journey, fixtures);
    found.forEach(report);
    if (found.length === 0) journeys.set(journey.name, journey);
  }
  const walked = new Set([...journeys.values()].map(({ scenario }) => scenario));
  for (const scenario of fixtures.scenarios.values()) {
    const journey = firstLook(scenario);
    if (!walked.has(scenario.name)) journeys.set(journey.name, journey);
  }
  return { journeys, problems };
}

/** For a scenario that no file walks through: every read that needs no input, as the person sees it. */
function firstLook({ name, title, identity, responses }: Scenario): Journey {
  const reads = catalogue.entries.filter(
    ({ id, method, path, query, forBffOnly, responseType }) =>
      id in responses &&
      method === 'GET' &&
      !path.includes(':') &&
      query === undefined &&
      !forBffOnly &&
      typeof responseType !== 'object',
  );
  const allowed = reads.filter(({ auth }) => auth !== 'member' || identity !== undefined);
  return {
    name: `first-look-${name}`,
    title: `A first look: ${title}`,
    scenario: name,
    steps: ['session.getStatus', 'features.get', ...allowed.map(({ id }) => id)].map((call) => ({
      call,
    })),
  };
}

function readJourney(
  path: string,
  report: (problem: Omit<Problem, 'file'>) => void,
): Journey | undefined {
  const name = basename(path, '.json');
  const read = readJson(path);
  if ('reason' in read) {
    report({ key: '', ...read });
    return undefined;
  }
  const parsed = JourneyFile.safeParse(read.value);
  if (parsed.success) return { name, ...parsed.data };
  parsed.error.issues.forEach(({ path: key, message }) =>
    report({ key: key.join('.'), reason: message }),
  );
  return undefined;
}

function problemsOfJourney({ scenario, steps }: Journey, { scenarios }: Fixtures) {
  const problems: { key: string; reason: string }[] = [];
  if (!scenarios.has(scenario)) {
    problems.push({ key: 'scenario', reason: `There is no scenario "${scenario}".` });
  }
  const saved = new Set(['today']);
  steps.forEach((step, index) => {
    const key = `steps.${index}`;
    problems.push(...problemsOfStep(step, saved).map((reason) => ({ key, reason })));
    Object.keys(step.keep ?? {}).forEach((name) => saved.add(name));
  });
  return problems;
}

function problemsOfStep({ call, input = {}, expect }: Step, saved: ReadonlySet<string>): string[] {
  if (!catalogue.has(call)) return [`No endpoint has the id "${call}".`];
  const endpoint = catalogue.get(call);
  const missing = pathParamNames(endpoint.path)
    .filter((name) => !(name in input))
    .map((name) => `The path parameter "${name}" is missing.`);
  const unknown = namesIn(input)
    .filter((name) => !saved.has(name))
    .map((name) => `No step before keeps "${name}".`);
  const withoutBody = endpoint.body && !('body' in input) ? ['The body is missing.'] : [];
  const noCode = expect?.code !== undefined && !(expect.code in errorCatalogue);
  const wrongCode = noCode ? [`The portal knows no code "${expect.code}".`] : [];
  return [...missing, ...withoutBody, ...unknown, ...wrongCode];
}
