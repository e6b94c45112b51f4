import * as z from 'zod/mini';
import type { Schema } from './endpoint';
import { Instead } from './instead';

/** A list that a service may leave out: it is empty then. */
/* @__NO_SIDE_EFFECTS__ */
export function list<S extends Schema>(item: S) {
  return z.pipe(
    z.nullish(z.array(item)),
    z.transform((items): z.output<S>[] => (items ?? []) as z.output<S>[]),
  );
}

/** An object or list that a service may leave out: it is null then. */
/* @__NO_SIDE_EFFECTS__ */
export function orNull<S extends Schema>(container: S) {
  return z.pipe(
    z.nullish(container),
    z.transform((sent): z.output<S> | null => (sent ?? null) as z.output<S> | null),
  );
}

/**
 * An object that a service writes in every row, with null in its `field` where there is none: it is null then.
 * A contract can require the fields of such an object, but not those of one that is null in some rows.
 */
/* @__NO_SIDE_EFFECTS__ */
export function nullWithout<S extends z.ZodMiniObject>(object: S, field: keyof z.output<S>) {
  return z.pipe(
    z.nullish(object),
    z.transform((sent): z.output<S> | null => {
      const read = sent as z.output<S> | null | undefined;
      // A text that is null is read as an empty one.
      return (read?.[field] ?? '') === '' ? null : (read as z.output<S>);
    }),
  );
}

/**
 * An object of which the fields `wireNames` come out as `read` gives them; all others stay. Each field by name,
 * because a row without some of its fields by rest and spread took a hundred times as long.
 */
/* @__NO_SIDE_EFFECTS__ */
export function renamed<
  S extends z.ZodMiniObject,
  const Name extends keyof z.output<S> & string,
  Fields extends object,
>(object: S, wireNames: readonly Name[], read: (row: z.output<S>) => Fields) {
  const gone: readonly string[] = wireNames;
  const others = Object.keys(object.shape).filter((name) => !gone.includes(name));
  return z.pipe(
    object,
    z.transform((row): Omit<z.output<S>, Name> & Fields => {
      const sent = row as z.output<S>;
      const fields = read(sent) as Record<string, unknown>;
      for (const name of others) fields[name] = sent[name];
      return fields as Omit<z.output<S>, Name> & Fields;
    }),
  );
}

/** An object that should be there: without it all its fields are absent, with one issue for the object. */
/* @__NO_SIDE_EFFECTS__ */
export function part<S extends Schema>(object: S) {
  return z.pipe(
    z.transform((sent: unknown, context) => {
      if (sent instanceof Instead) return sent.value;
      if (sent !== null && typeof sent === 'object' && !Array.isArray(sent)) return sent;
      const params = new Instead({});
      context.issues.push({ code: 'custom', message: 'Write an object.', input: sent, params });
      return {};
    }),
    object as unknown as z.ZodMiniType<z.output<S>, object>,
  );
}

const essentials = z.registry<object, Schema>();

/**
 * A container without which a screen would say something wrong, such as "no payments yet" for a list that
 * is missing: without it the response is BAD_RESPONSE.
 */
/* @__NO_SIDE_EFFECTS__ */
export function essential<S extends Schema>(container: S): S {
  const marked = container.clone() as S;
  essentials.add(marked, {});
  return marked;
}

/** Whether a container was declared with `essential`. */
export const isEssential = (schema: Schema): boolean => essentials.has(schema);
