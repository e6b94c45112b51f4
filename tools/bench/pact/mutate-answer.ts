import { messageCodes, type Schema } from '@portal/contracts';
import { childOf, type WireSchema, wireSchemaOf } from '@portal/contracts/wire-schema';
import { issuesOf } from '@portal/scenarios';
import { drawn, type Mutant } from './mutant';
import { wrongValuesFor } from './wrong-values';

/** The response of a service, as far as a contract describes it. */
export interface Answer {
  status: number;
  type: string;
  text: string;
}

type Path = readonly (string | number)[];
interface Site {
  path: Path;
  schema: WireSchema | undefined;
  /** The path with every row of a list as one. */
  pattern: string;
  value: unknown;
}

const wrongStatuses: Readonly<Record<number, readonly number[]>> = {
  200: [201, 404, 503],
  401: [200, 403],
  403: [200, 401],
  404: [200, 400],
  409: [200, 400],
  422: [200, 400],
  503: [200, 500],
};
const wrongTypes = ['text/html', 'text/plain'];
/** For each type of value, values of another type. */
const otherTypes: Readonly<Record<string, readonly unknown[]>> = {
  string: [17, true],
  number: ['some', true],
  boolean: ['yes', 1],
};
/** Values of the same type that are malformed. */
const malformedValues: Readonly<Record<string, readonly unknown[]>> = {
  string: ['', 'out of the blue', '2026/11/05', '0'],
  number: [-1, 0.5],
};

/**
 * Every mutation of an answer, each once. A value is only replaced by one that the schema refuses, or that
 * is wrong by the meaning of its field, so that no mutant is valid; of the rows of a list the seed picks one for each of their fields.
 */
export function answerMutants(answer: Answer, schema: Schema, seed = 1): Mutant<Answer>[] {
  const body = JSON.parse(answer.text) as unknown;
  const withBody = (made: unknown): Answer => ({ ...answer, text: JSON.stringify(made) });
  const ofBody = [...bodyMutants(body, schema, seed), ...codeMutants(body)];
  return [
    ...(wrongStatuses[answer.status] ?? [500]).map((status) => ({
      kind: 'wrong status',
      where: String(status),
      made: { ...answer, status },
    })),
    ...wrongTypes.map((type) => ({
      kind: 'wrong content type',
      where: type,
      made: { ...answer, type },
    })),
    { kind: 'no JSON', where: 'cut off', made: { ...answer, text: answer.text.slice(0, -1) } },
    { kind: 'no JSON', where: 'nothing', made: { ...answer, text: '' } },
    ...ofBody.map(({ made, ...rest }) => ({ ...rest, made: withBody(made) })),
  ];
}

function bodyMutants(body: unknown, schema: Schema, seed: number): Mutant<unknown>[] {
  const refuses = (made: unknown) => issuesOf(schema, made).length > 0;
  return onePerPattern(sitesIn(body, wireSchemaOf(schema)), seed).flatMap((site) => [
    ...fieldMutants(body, site),
    ...shapeMutants(body, site),
    ...firstRefused('another type', otherTypes[typeof site.value] ?? [], body, site, refuses),
    ...firstRefused('null', [null], body, site, refuses),
    ...firstRefused('out of form', malformedValues[typeof site.value] ?? [], body, site, refuses),
    ...wrongValuesFor(site.value, site.schema).map(({ kind, value }) => ({
      kind,
      where: site.pattern,
      made: replaced(body, site.path, value),
    })),
  ]);
}

function fieldMutants(body: unknown, { path, pattern, value, schema }: Site): Mutant<unknown>[] {
  const name = path.at(-1);
  // What the portal does not read cannot be missed.
  if (typeof name !== 'string' || schema === undefined) return [];
  const parent = path.slice(0, -1);
  const { [name]: _left, ...rest } = valueAt(body, parent) as Record<string, unknown>;
  const renamed = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const other = renamed === name ? `${name}Value` : renamed;
  return [
    { kind: 'field left out', where: pattern, made: replaced(body, parent, rest) },
    {
      kind: 'field renamed',
      where: pattern,
      made: replaced(body, parent, { ...rest, [other]: value }),
    },
  ];
}

function shapeMutants(body: unknown, { path, pattern, value }: Site): Mutant<unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value)) {
    return [{ kind: 'list for object', where: pattern, made: replaced(body, path, [value]) }];
  }
  const [first = {}] = value as unknown[];
  const object = typeof first === 'object' ? first : { first };
  const made = replaced(body, path, object);
  const emptied = { kind: 'list emptied', where: pattern, made: replaced(body, path, []) };
  return [
    { kind: 'object for list', where: pattern, made },
    ...(value.length > 0 ? [emptied] : []),
  ];
}

function firstRefused(
  kind: string,
  candidates: readonly unknown[],
  body: unknown,
  { path, pattern, value }: Site,
  refuses: (made: unknown) => boolean,
): Mutant<unknown>[] {
  if (value === null) return [];
  for (const candidate of candidates) {
    const made = replaced(body, path, candidate);
    if (refuses(made)) return [{ kind, where: pattern, made }];
  }
  return [];
}

/** A code that the portal acts on is replaced. Of other refusals only the status counts. */
function codeMutants(body: unknown): Mutant<unknown>[] {
  const { message } = (body ?? {}) as { message?: unknown };
  if (typeof message !== 'string') return [];
  return messageCodes
    .filter((code) => message.includes(code))
    .map((code) => ({
      kind: 'wrong code',
      where: code,
      made: { message: message.replace(code, 'SOMETHING_ELSE') },
    }));
}

function sitesIn(
  value: unknown,
  schema: WireSchema | undefined,
  path: Path = [],
  pattern = '$',
): Site[] {
  const own = { path, pattern, value, schema };
  const below = (key: string | number) => childOf(schema, key);
  if (Array.isArray(value)) {
    return [
      own,
      ...value.flatMap((each, row) => sitesIn(each, below(row), [...path, row], `${pattern}[*]`)),
    ];
  }
  if (typeof value !== 'object' || value === null) return [own];
  return [
    own,
    ...Object.entries(value).flatMap(([key, each]) =>
      sitesIn(each, below(key), [...path, key], `${pattern}.${key}`),
    ),
  ];
}

function onePerPattern(sites: readonly Site[], seed: number): Site[] {
  const groups = new Map<string, Site[]>();
  for (const site of sites) groups.set(site.pattern, [...(groups.get(site.pattern) ?? []), site]);
  return [...groups].map(([pattern, group]) => {
    const telling = group.filter(({ value }) => value !== null);
    const from = telling.length > 0 ? telling : group;
    return from[Math.floor(drawn(seed, pattern) * from.length)] as Site;
  });
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);

/** A copy of a value with something else at a path. */
function replaced(value: unknown, path: Path, other: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((each, row) => (row === key ? replaced(each, rest, other) : each));
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([name, each]) => [
      name,
      name === key ? replaced(each, rest, other) : each,
    ]),
  );
}
