import type { Schema } from '@portal/contracts';
import { childOf, meaningIn, wireSchemaOf } from '@portal/contracts/wire-schema';
import { inputKinds, type KindSpec } from '@portal/domain';
import * as z from 'zod/mini';

type Path = readonly (string | number)[];
type Issues = readonly z.core.$ZodIssue[];

/** Secrets and free texts are sent on, or refused, as they are. */
const untouched: readonly string[] = ['token', 'freeText'];
const kinds: readonly KindSpec[] = Object.values(inputKinds);
/** No one types more into one form. */
const mostRefused = 20;

/**
 * Parses what a browser sent. A text that the schema refuses is read as a person typed or pasted it, by the input kinds
 * of its meaning; what the schema accepts stays. `sent` is what was parsed in the end.
 */
export function parseTyped<S extends Schema>(schema: S, sent: unknown) {
  const parsed = z.safeParse(schema, sent);
  if (parsed.success) return { parsed, sent };
  const paths = pathsOf(parsed.error.issues);
  const read = paths
    .slice(0, mostRefused)
    .reduce((input, path) => readAt(schema, input, path) ?? input, sent);
  return { parsed: z.safeParse(schema, read), sent: read };
}

/** The input with the text at this path read by the first kind whose value the schema accepts there. */
function readAt(schema: Schema, input: unknown, path: Path): unknown {
  const typed = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], input);
  const meaning = meaningIn(path.reduce(childOf, wireSchemaOf(schema)));
  if (typeof typed !== 'string' || !meaning || untouched.includes(meaning)) return undefined;
  return kinds
    .filter((kind) => kind.meaning === meaning)
    .map((kind) => kind.read(typed).value)
    .filter((value) => value !== undefined)
    .map((value) => replaced(input, path, value))
    .find((candidate) => {
      const { error } = z.safeParse(schema, candidate);
      return !pathsOf(error?.issues).some((each) => String(each) === String(path));
    });
}

/** Where texts may be wrong, in each variant of a union. */
function pathsOf(issues: Issues = []): Path[] {
  return issues.flatMap((issue) =>
    issue.code === 'invalid_union' && issue.errors.length > 0
      ? issue.errors.flatMap(pathsOf).map((inner) => [...(issue.path as Path), ...inner])
      : [issue.path as Path],
  );
}

function replaced(input: unknown, [key, ...rest]: Path, value: string): unknown {
  if (key === undefined) return value;
  if (Array.isArray(input)) {
    return input.map((each, index) => (index === key ? replaced(each, rest, value) : each));
  }
  const parts = input as Record<string, unknown>;
  return { ...parts, [key]: replaced(parts[key], rest, value) };
}
