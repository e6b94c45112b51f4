import type { Endpoint, Schema } from '@portal/contracts';
import * as z from 'zod/mini';
import { AppError } from '../app-error';

/** Checks a value against a call's schema. Throws BAD_INPUT that names the field, never the value. */
export function checked<S extends Schema>(schema: S, value: unknown, where: string): z.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const named = [...(issue?.path ?? []).map(String), ...unknown];
  const field = named.map(printable).join('.') || where;
  const problem = issue?.message ? ` ${issue.message}` : '';
  throw new AppError('BAD_INPUT', { expose: `The field "${field}" is not valid.${problem}` });
}

/** Checks the path parameters of a call. */
export function checkParams(endpoint: Endpoint, params: Record<string, string>): void {
  for (const name in params) {
    const schema = endpoint.params[name];
    if (schema && !z.safeParse(schema, params[name]).success) checked(schema, params[name], name);
  }
}

/**
 * The declared part of a query, checked, as it was sent; undefined when the entry declares none. Other
 * parameters are dropped. A repeated parameter is refused, because two servers may read different ones.
 */
export function checkedQuery(endpoint: Endpoint, sent: string): URLSearchParams | undefined {
  if (!endpoint.query) return undefined;
  const allowed = new URLSearchParams();
  const given = new URLSearchParams(sent);
  const values = Object.fromEntries(given);
  const known = checked(endpoint.query, values, 'query') as Record<string, unknown>;
  for (const name of Object.keys(known)) {
    const all = given.getAll(name);
    if (all.length > 1) {
      throw new AppError('BAD_INPUT', { expose: `The field "${name}" is given more than once.` });
    }
    if (all.length === 1) allowed.append(name, all[0] as string);
  }
  return allowed;
}

/** The name of a field may come from the caller: it is repeated only when it looks like a name. */
function printable(name: string): string {
  return /^[\w.-]{1,60}$/.test(name) ? name : '?';
}
