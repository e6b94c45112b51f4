import { requestPath, type Endpoint } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import type { Scenario } from '@portal/scenarios';
import { Failure } from '../failure';
import type { Journey } from '../journeys/journey-file';
import { named } from '../names';
import type { World } from '../world';

/** `list`: every scenario, journey and call, a line each; or one kind of them. */
export function listLines({ fixtures, journeys }: World, kind?: string): string[] {
  const kinds: Record<string, [name: string, words: string][]> = {
    scenarios: [...fixtures.scenarios.values()].map(({ name, title }) => [name, title]),
    journeys: [...journeys.values()].map(({ name, title }) => [name, title]),
    calls: catalogue.entries.map(({ id, method, path }) => [id, `${method} ${path}`]),
  };
  const wanted = kind === undefined ? Object.keys(kinds) : [kind];
  return wanted.flatMap((each) => {
    const rows = kinds[each] ?? [];
    const width = Math.max(0, ...rows.map(([name]) => name.length));
    return [
      `${each[0]?.toUpperCase()}${each.slice(1)} (${rows.length})`,
      ...rows.map(([name, words]) => `  ${name.padEnd(width)}  ${words}`),
      '',
    ];
  });
}

/** `show`: a scenario with the origin of each key, a journey step by step, or a call. */
export function showLines({ fixtures, journeys }: World, name: string): string[] {
  const scenario = fixtures.scenarios.get(name);
  const journey = journeys.get(name);
  if (journey) return journeyLines(journey);
  if (scenario) return scenarioLines(scenario);
  if (catalogue.has(name)) return callLines(catalogue.get(name));
  const known = new Map([...fixtures.scenarios, ...journeys].map(([each]) => [each, each]));
  named('scenario, journey or call', known, name);
  throw new Failure('wrongUse', `There is nothing called "${name}".`);
}

function scenarioLines(scenario: Scenario): string[] {
  const values: [key: string, value: string][] = [
    ['clock', scenario.clock],
    ['client', scenario.client],
    ['businessLine', scenario.businessLine],
    ['identity', scenario.identity ?? 'a visitor'],
    ...scenario.flags.map((flag): [string, string] => [`flags.${flag}`, 'on']),
    ...Object.entries(scenario.responses).map(([id, choice]): [string, string] => [
      `responses.${id}`,
      typeof choice === 'string' ? choice : JSON.stringify(choice),
    ]),
    ...Object.entries(scenario.states).map(([state, value]): [string, string] => [
      `states.${state}`,
      JSON.stringify(value),
    ]),
  ];
  const width = Math.max(...values.map(([key]) => key.length));
  const wide = Math.min(48, Math.max(...values.map(([, value]) => value.length)));
  return [
    `${scenario.name}: ${scenario.title}`,
    `  is ${scenario.line.join(' ← ')}`,
    '',
    ...values.map(([key, value]) => {
      const origin = scenario.origins[key] ?? 'by default';
      return `  ${key.padEnd(width)}  ${value.padEnd(wide)}  ${origin}`;
    }),
  ];
}

const journeyLines = ({ name, title, scenario, steps }: Journey): string[] => [
  `${name}: ${title}`,
  `  in the scenario ${scenario}`,
  '',
  ...steps.flatMap(({ call, input, expect, keep }, index) => [
    `  ${index + 1}. ${call} ${input ? JSON.stringify(input) : ''}`.trimEnd(),
    ...(expect ? [`       expects ${JSON.stringify(expect)}`] : []),
    ...(keep ? [`       keeps ${JSON.stringify(keep)}`] : []),
  ]),
];

function callLines(endpoint: Endpoint): string[] {
  const { id, summary, method, path, upstream, auth, spec } = endpoint;
  const params = Object.fromEntries(Object.keys(endpoint.params).map((key) => [key, `{${key}}`]));
  return [
    `${id}: ${summary}`,
    `  ${method} ${path}`,
    `  for ${upstream}, called by ${auth === 'none' ? 'anyone, without tokens' : auth}`,
    `  specified in ${spec}`,
    `  e.g. ${decodeURIComponent(requestPath(endpoint, params))}`,
  ];
}
