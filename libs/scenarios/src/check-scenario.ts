import { clientIds, featureFlags } from '@portal/client-config';
import { catalogue } from '@portal/contracts/all';
import { behaviours } from './all-behaviours';
import type { Problem } from './problem';
import { type ResponseFiles, responseIssues } from './response-files';
import type { Identity, ResponseChoice, ScenarioFile } from './scenario-file';
import type { InheritedScenario } from './inherit';
import { idsOf, isWildcard } from './wildcards';

/** Everything the fixtures hold, as far as one scenario's file must agree with it. */
export interface Surroundings {
  responses: ResponseFiles;
  identities: ReadonlyMap<string, Identity>;
}

type Report = (key: string, reason: string) => void;

/** Holds one scenario's own file against the flags, clients, endpoints, response files and identities. */
export function checkScenarioFile(
  name: string,
  file: ScenarioFile,
  { responses, identities }: Surroundings,
): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (key, reason) =>
    problems.push({ file: `scenarios/${name}.json`, key, reason });

  if (file.client !== undefined && !(clientIds as string[]).includes(file.client)) {
    report('client', `There is no client "${file.client}".`);
  }
  if (file.identity && !identities.has(file.identity)) {
    report('identity', `There is no file identities/${file.identity}.json.`);
  }
  for (const side of ['on', 'off'] as const) {
    for (const flag of file.flags?.[side] ?? []) {
      if (!(flag in featureFlags)) report(`flags.${side}`, `There is no flag "${flag}".`);
    }
  }
  checkChoices(file.responses, 'responses', responses, report);
  for (const [state, value] of Object.entries(file.states ?? {})) {
    checkChoices(value?.responses, `states.${state}.responses`, responses, report);
    for (const id of Object.keys(value?.on ?? {})) {
      if (!catalogue.has(id)) report(`states.${state}.on.${id}`, 'No endpoint has this id.');
    }
  }
  return problems;
}

function checkChoices(
  choices: ScenarioFile['responses'],
  under: string,
  responses: ResponseFiles,
  report: Report,
): void {
  for (const [id, choice] of Object.entries(choices ?? {})) {
    const key = `${under}.${id}`;
    if (isWildcard(id)) checkWildcard(id, choice, key, report);
    else if (!catalogue.has(id)) report(key, 'No endpoint has this id.');
    else if (catalogue.get(id).upstream === 'bff') {
      report(key, 'The BFF answers this call itself; a scenario cannot.');
    } else if (choice !== null) checkChoice(id, choice, key, responses, report);
  }
}

/** Response files belong to one call, so a wildcard can only refuse, reset or, as `null`, remove. */
function checkWildcard(
  wildcard: string,
  choice: ResponseChoice | null,
  key: string,
  report: Report,
): void {
  if (idsOf(wildcard).length === 0) report(key, 'No call of the services matches.');
  if (choice === null) return;
  const isRefusal = typeof choice === 'object' && ((choice.status ?? 200) >= 400 || choice.reset);
  if (!isRefusal || choice.variant !== undefined) {
    report(key, 'A wildcard takes a status from 400, a reset or null, without a variant.');
  }
}

function checkChoice(
  id: string,
  choice: ResponseChoice,
  key: string,
  responses: ResponseFiles,
  report: Report,
): void {
  const {
    status = 200,
    variant,
    reset,
  } = typeof choice === 'string' ? { variant: choice } : choice;
  if (variant === undefined) {
    if (!reset && status < 400 && !behaviours.get(id)?.derived) {
      report(key, 'Name a variant: an answer needs a response file.');
    }
    return;
  }
  const file = responses.get(`${id}/${variant}`);
  if (!file) {
    report(key, `There is no file responses/${id}/${variant}.json.`);
    return;
  }
  for (const issue of responseIssues(file, status)) {
    report(key, `${file.file}: ${issue.key === '' ? '' : `${issue.key}: `}${issue.reason}`);
  }
}

/** What only shows once a scenario has its parents' keys: a clock, and states that exist. */
export function checkInherited(scenario: InheritedScenario): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (key, reason) => {
    const owner = scenario.origins[key] ?? scenario.name;
    problems.push({ file: `scenarios/${owner}.json`, key, reason });
  };
  const states = Object.keys(scenario.states);
  const known = states.length === 0 ? 'It has none.' : `It has: ${states.join(', ')}.`;
  if (scenario.clock === '') report('clock', 'Neither the scenario nor a parent has a clock.');
  if (states.length > 0 && scenario.initial === undefined) {
    report('initial', 'A scenario with states says in which one it begins.');
  }
  if (scenario.initial !== undefined && !states.includes(scenario.initial)) {
    report('initial', `There is no state "${scenario.initial}". ${known}`);
  }
  for (const [state, { on }] of Object.entries(scenario.states)) {
    for (const [id, next] of Object.entries(on ?? {})) {
      if (!states.includes(next)) {
        report(`states.${state}`, `on ${id} leads to "${next}", which is no state. ${known}`);
      }
    }
  }
  return problems;
}
