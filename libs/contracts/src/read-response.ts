import type * as z from 'zod/mini';
import type { Schema } from './endpoint';
import { Instead } from './instead';

/** A response as the portal works with it; `issues` are the fields that were malformed, or parts that were missing. */
export type ReadResponse<S extends Schema> =
  | { success: true; value: z.output<S>; issues: string[] }
  | { success: false; issues: string[] };

type Path = readonly PropertyKey[];
type Container = Record<PropertyKey, unknown>;

/** In the place of a list item until the list has been read through. */
const dropped = Symbol('dropped');

/**
 * Reads a response by its schema. Total: a malformed field becomes its absence, of a status all but its text,
 * and an item of a list without a required field is dropped; each leaves an issue that names the field, e.g.
 * `claimsHistory.claim.copayAmount`, never a value. Fails without what is required or essential.
 */
export function readResponse<S extends Schema>(schema: S, body: unknown): ReadResponse<S> {
  let parsed = schema.safeParse(body);
  if (parsed.success) return { success: true, value: parsed.data, issues: [] };
  const issues = [...new Set(parsed.error.issues.map(({ path }) => fieldOf(path)))];
  const root: Container = { body: copyOf(body) };
  while (!parsed.success) {
    const lists = new Set<unknown[]>();
    for (const issue of parsed.error.issues) repair(root, issue, lists);
    for (const list of lists) {
      list.splice(0, list.length, ...list.filter((item) => item !== dropped));
    }
    if (!('body' in root)) return { success: false, issues };
    parsed = schema.safeParse(root['body']);
  }
  return { success: true, value: parsed.data, issues };
}

/** The path without the indices of lists. */
const fieldOf = (path: Path): string =>
  path.filter((part) => typeof part !== 'number').join('.') || 'body';

/**
 * Puts into the place of a value what the issue names for it, else removes the value; where it is missing or
 * replaced already, the object or list item that cannot do without it. So each round has less to repair.
 */
function repair(
  root: Container,
  { path, ...issue }: z.core.$ZodIssue,
  lists: Set<unknown[]>,
): void {
  const parents: Container[] = [root];
  const keys: PropertyKey[] = ['body', ...path];
  for (const key of keys.slice(0, -1)) {
    const there = parents.at(-1)?.[key];
    const child = there instanceof Instead ? there.value : there;
    if (child === dropped) return;
    if (child === null || typeof child !== 'object') break;
    parents.push(child as Container);
  }
  if ('params' in issue && issue.params instanceof Instead) {
    (parents.at(-1) as Container)[keys.at(-1) as PropertyKey] = issue.params;
    return;
  }
  for (let depth = parents.length - 1; depth >= 0; depth -= 1) {
    const [parent, key] = [parents[depth] as Container, keys[depth] as PropertyKey];
    if (depth > 0 && (parent[key] === undefined || parent[key] instanceof Instead)) continue;
    if (Array.isArray(parent)) {
      parent[key as number] = dropped;
      lists.add(parent);
    } else {
      delete parent[key];
    }
    return;
  }
}

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, copyOf(each)]));
}
