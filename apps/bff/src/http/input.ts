import type { Endpoint, Schema } from '@portal/contracts';
import * as z from 'zod/mini';
import { AppError } from '../app-error';
import { parseTyped } from './parse-typed';

/** Checks a value against a call's schema. Throws BAD_INPUT that names the field, never the value. */
export function checked<S extends Schema>(schema: S, value: unknown, where: string): z.output<S> {
  const { parsed } = parseTyped(schema, value);
  if (parsed.success) return parsed.data;
  throw badInput(parsed.error, where);
}

/** Checks the path parameters of a call, which no one types. */
export function checkParams(endpoint: Endpoint, params: Record<string, string>): void {
  for (const name in params) {
    const schema = endpoint.params[name];
    const { error } = schema ? z.safeParse(schema, params[name]) : {};
    if (error) throw badInput(error, name);
  }
}

/**
 * The declared part of a query, checked; undefined when the entry declares none. Other
 * parameters are dropped. A repeated parameter is refused, because two servers may read different ones.
 */
export function checkedQuery(endpoint: Endpoint, sent: string): URLSearchParams | undefined {
  if (!endpoint.query) return undefined;
  const allowed = new URLSearchParams();
  const given = new URLSearchParams(sent);
  const { parsed, sent: read } = parseTyped(endpoint.query, Object.fromEntries(given));
  if (!parsed.success) throw badInput(parsed.error, 'query');
  const values = read as Record<string, string>;
  for (const name of Object.keys(parsed.data as object)) {
    if (given.getAll(name).length > 1) {
      throw new AppError('BAD_INPUT', { expose: `The field "${name}" is given more than once.` });
    }
    const value = values[name];
    if (value !== undefined) allowed.append(name, value);
  }
  return allowed;
}

function badInput(error: z.core.$ZodError, where: string): AppError {
  const issue = error.issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const named = [...(issue?.path ?? []).map(String), ...unknown];
  const field = named.map(printable).join('.') || where;
  // The library's sentence about a key that is not declared repeats it.
  const problem = unknown.length === 0 && issue?.message ? ` ${issue.message}` : '';
  return notValid(field, problem);
}

/** The refusal of a value, by the name of its field. */
export const notValid = (field: string, problem = ''): AppError =>
  new AppError('BAD_INPUT', { expose: `The field "${field}" is not valid.${problem}` });

/** The name of a field may come from the caller: it is repeated only when it looks like a name. */
function printable(name: string): string {
  return /^[\w.-]{1,60}$/.test(name) ? name : '?';
}
