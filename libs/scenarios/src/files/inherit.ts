import { catalogue } from '@portal/contracts/all';
import type { Endpoint } from '@portal/contracts';
import type { ResponseChoice, ScenarioFile, ScenarioState } from './scenario-file';

/** A scenario with everything that it inherits. */
export interface InheritedScenario {
  name: string;
  title: string;
  /** Written by `replay record`. */
  recorded: boolean;
  /** What contradicts others on purpose, by the ids that a contradiction names. */
  contradicts: readonly string[];
  /** Itself first, then parent, grandparent … */
  line: readonly string[];
  clock: string;
  client: string;
  businessLine: 'COMMERCIAL' | 'MEDD';
  /** Who signs in to see it; none for visitors. */
  identity: string | undefined;
  /** The flags that are on. */
  flags: readonly string[];
  responses: Readonly<Record<string, ResponseChoice>>;
  /** The file behind each call, also behind one that refuses or breaks: other services go on knowing what is in it. */
  known: Readonly<Record<string, string>>;
  initial: string | undefined;
  states: Readonly<Record<string, ScenarioState>>;
  /**
   * Which scenario each key comes from, e.g. `responses.claims.getHistory` → `visitor`, or `visitor (*)`; of a default
   * answer its file.
   */
  origins: Readonly<Record<string, string>>;
}

/** At most this many steps from a scenario up to its oldest parent. */
const maxDepth = 3;

export const noScenario = (name: string) => `There is no scenario "${name}".`;

/** The line of a scenario, itself first. Throws a sentence on an unknown parent, a circle, or too many steps. */
export function lineOf(name: string, files: ReadonlyMap<string, ScenarioFile>): string[] {
  const line = [name];
  for (;;) {
    const parent = files.get(line.at(-1) as string)?.extends;
    if (parent === undefined) return line;
    if (!files.has(parent)) throw new Error(noScenario(parent));
    if (line.includes(parent)) {
      throw new Error(
        `The scenarios extend each other in a circle: ${[...line, parent].join(', ')}.`,
      );
    }
    line.push(parent);
    if (line.length > maxDepth + 1) {
      throw new Error(`${line.join(' → ')} is more than ${maxDepth} steps of inheritance.`);
    }
  }
}

/**
 * Merges a scenario with its parents: the child wins key by key, `null` removes. Where someone signs in, the default
 * answers come before those of the oldest parent; a recording has only what was recorded. `answers`: the response files
 * that there are, as `id/variant`.
 */
export function inherit(
  name: string,
  files: ReadonlyMap<string, ScenarioFile>,
  answers: ReadonlySet<string> = new Set(),
): InheritedScenario {
  const line = lineOf(name, files);
  const own = files.get(name) as ScenarioFile;
  const origins: Record<string, string> = {};
  const values = new Map<string, unknown>();
  const known = new Map<string, string>();
  const set = (owner: string, key: string, value: unknown) => {
    if (value === undefined) return;
    const variant = key.startsWith('responses.') ? answeredBy(value as ResponseChoice | null) : '';
    if (variant !== undefined) known.set(key.slice('responses.'.length), variant);
    if (value === null) {
      values.delete(key);
      delete origins[key];
    } else {
      values.set(key, value);
      origins[key] = owner;
    }
  };
  const first = <K extends keyof ScenarioFile>(key: K) =>
    line.map((each) => files.get(each)?.[key]).find((each) => each !== undefined);
  const identity = first('identity');
  if (identity && !own.recorded) {
    const variant = first('defaults') ?? 'default';
    for (const [id, each] of [...answers].map((answer) => answer.split('/'))) {
      if (each !== variant || !answers.has(`${id}/default`)) continue;
      set(`responses/${id}/${variant}.json`, `responses.${id}`, variant);
    }
  }
  for (const owner of [...line].reverse()) {
    const file = files.get(owner) as ScenarioFile;
    for (const key of ['clock', 'client', 'businessLine', 'identity', 'initial'] as const) {
      set(owner, key, file[key]);
    }
    for (const flag of file.flags?.on ?? []) set(owner, `flags.${flag}`, true);
    for (const flag of file.flags?.off ?? []) set(owner, `flags.${flag}`, null);
    for (const [id, { choice, wildcard }] of expandWildcards(file.responses ?? {})) {
      const key = `responses.${id}`;
      set(owner, key, choice);
      if (wildcard !== undefined && choice !== null) origins[key] = `${owner} (${wildcard})`;
    }
    if (file.states === null) {
      for (const key of [...values.keys()].filter((each) => each.startsWith('states.'))) {
        set(owner, key, null);
      }
    }
    for (const [state, value] of Object.entries(file.states ?? {})) {
      set(owner, `states.${state}`, value && expandState(value));
    }
  }
  const under = <T>(prefix: string): Record<string, T> =>
    Object.fromEntries(
      [...values].flatMap(([key, value]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), value as T]] : [],
      ),
    );
  return {
    name,
    title: own.title,
    recorded: own.recorded === true,
    contradicts: own.contradicts ?? [],
    line,
    clock: (values.get('clock') as string | undefined) ?? '',
    client: (values.get('client') as string | undefined) ?? 'common',
    businessLine: values.get('businessLine') === 'MEDD' ? 'MEDD' : 'COMMERCIAL',
    identity: identity ?? undefined,
    flags: Object.keys(under('flags.')),
    responses: under<ResponseChoice>('responses.'),
    known: Object.fromEntries([...known].filter(([, variant]) => variant !== '')),
    initial: values.get('initial') as string | undefined,
    states: under<ScenarioState>('states.'),
    origins,
  };
}

/** The file with which a choice answers well; nothing where it is a fault, and an empty text where none is left. */
export function answeredBy(choice: ResponseChoice | null): string | undefined {
  if (choice === null) return '';
  if (typeof choice === 'string') return choice;
  return (choice.status ?? 200) < 400 && !choice.reset ? choice.variant : undefined;
}

function expandState(state: ScenarioState): ScenarioState {
  if (!state.responses) return state;
  const expanded = [...expandWildcards(state.responses)];
  const responses = Object.fromEntries(expanded.map(([id, { choice }]) => [id, choice]));
  return { ...state, responses };
}

const pattern = /^(?:([A-Za-z]+)\.)?\*$/;

/** `*` matches every call of the services, `claims.*` those of one area. */
export const isWildcard = (key: string): boolean => pattern.test(key);

/** The ids that a wildcard matches. */
export function idsOf(key: string): string[] {
  const [, area] = pattern.exec(key) ?? [];
  return catalogue.entries.filter((endpoint) => matches(endpoint, area)).map(({ id }) => id);
}

const matches = ({ id, upstream }: Endpoint, area: string | undefined) =>
  upstream !== 'bff' && (area === undefined || id.startsWith(`${area}.`));

/** A choice for one call, and the wildcard that it was written under, if any. */
interface Expanded<T> {
  choice: T;
  wildcard?: string;
}

/**
 * Writes the wildcards out: a call's own key wins over `claims.*`, which wins over `*`, wherever they
 * are in the file.
 */
function expandWildcards<T>(responses: Readonly<Record<string, T>>): Map<string, Expanded<T>> {
  const expanded = new Map<string, Expanded<T>>();
  const keys = Object.keys(responses);
  for (const wildcard of keys.filter(isWildcard).sort((a, b) => a.length - b.length)) {
    const choice = responses[wildcard] as T;
    for (const id of idsOf(wildcard)) expanded.set(id, { choice, wildcard });
  }
  for (const id of keys.filter((key) => !isWildcard(key))) {
    expanded.set(id, { choice: responses[id] as T });
  }
  return expanded;
}
