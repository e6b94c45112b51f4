import { requestPath, type Endpoint } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import type { Scenario } from '@portal/scenarios';
import { Failure } from '../failure';
import type { Journey } from '../journeys/journey-file';
import { named } from '../names';
import type { World } from '../world';

interface Listed {
  name: string;
  title: string;
}

/** Every scenario, journey and call by its kind; or one kind of them. */
export function listOf({ fixtures, journeys }: World, kind?: string): Record<string, Listed[]> {
  const named = ({ name, title }: Listed) => ({ name, title });
  const kinds: Record<string, Listed[]> = {
    scenarios: [...fixtures.scenarios.values()].map(named),
    journeys: [...journeys.values()].map(named),
    calls: catalogue.entries.map(({ id, method, path }) => ({
      name: id,
      title: `${method} ${path}`,
    })),
  };
  return kind === undefined ? kinds : { [kind]: kinds[kind] ?? [] };
}

/** `list`: those, a line each. */
export function listLines(world: World, kind?: string): string[] {
  return Object.entries(listOf(world, kind)).flatMap(([each, rows]) => {
    const width = Math.max(0, ...rows.map(({ name }) => name.length));
    return [
      `${each[0]?.toUpperCase()}${each.slice(1)} (${rows.length})`,
      ...rows.map(({ name, title }) => `  ${name.padEnd(width)}  ${title}`),
      '',
    ];
  });
}

/** A scenario with the origin of each key, a journey, or a call, as plain data. Fails for an unknown name. */
export function shownOf({ fixtures, journeys }: World, name: string): object {
  const scenario = fixtures.scenarios.get(name);
  const journey = journeys.get(name);
  if (journey) return journey;
  if (scenario) {
    const { title, line, clock, client, businessLine, identity, flags } = scenario;
    const { responses, states, origins } = scenario;
    const head = { name, title, extends: line.slice(1), clock, client, businessLine };
    return { ...head, identity: identity ?? null, flags, responses, states, origins };
  }
  if (!catalogue.has(name)) return unknownName({ fixtures, journeys }, name);
  const { id, summary, method, path, upstream, auth, spec } = catalogue.get(name);
  return { id, summary, method, path, upstream, auth, spec };
}

function unknownName({ fixtures, journeys }: Omit<World, 'problems'>, name: string): never {
  const known = new Map([...fixtures.scenarios, ...journeys].map(([each]) => [each, each]));
  named('scenario, journey or call', known, name);
  throw new Failure('wrongUse', `There is nothing called "${name}".`);
}

/** `show`: a scenario with the origin of each key, a journey step by step, or a call. */
export function showLines({ fixtures, journeys }: World, name: string): string[] {
  const scenario = fixtures.scenarios.get(name);
  const journey = journeys.get(name);
  if (journey) return journeyLines(journey);
  if (scenario) return scenarioLines(scenario);
  if (catalogue.has(name)) return callLines(catalogue.get(name));
  return unknownName({ fixtures, journeys }, name);
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
