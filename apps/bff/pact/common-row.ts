/** A value that has another type in some rows of a list: a text in one and a number, or null, in another. */
export class SeveralTypes {
  constructor(
    /** The first value that says something. */
    readonly value: unknown,
    /** The types of the values other than null. */
    readonly types: readonly string[],
  ) {}
}

/** A list that is empty in some rows. */
export class MaybeEmpty {
  constructor(readonly rows: readonly unknown[]) {}
}

/**
 * A row with only the keys that every row has, and for each the first value that says something: Pact's
 * specification 3 cannot say "may be missing". A list within is that of all rows, so that its rows are compared
 * with those of every row's list; an object within has only what all of them have. An object or list that is
 * null in some row is left out: no pattern describes it.
 */
export function commonRow(rows: readonly unknown[]): unknown {
  const [first] = rows;
  if (!isObject(first)) return first;
  return Object.fromEntries(
    Object.keys(first).flatMap((key) => {
      const values = rows.map((row) => (isObject(row) ? row[key] : undefined));
      return values.includes(undefined) ? [] : entryOf(key, values);
    }),
  );
}

function entryOf(key: string, values: readonly unknown[]): [key: string, value: unknown][] {
  const set = values.filter((value) => value !== null);
  const isNested = set.some((value) => typeof value === 'object');
  if (set.length < values.length && isNested) return [];
  if (set.length > 0 && set.every(Array.isArray)) {
    const all = set.flat();
    const canBeEmpty = all.length > 0 && set.some((list) => list.length === 0);
    return [[key, canBeEmpty ? new MaybeEmpty(all) : all]];
  }
  if (set.length > 0 && set.every(isObject)) return [[key, commonRow(set)]];
  const [value = set[0]] = set.filter((each) => each !== '' && each !== 'null');
  const types = [...new Set(set.map((each) => typeof each))];
  const isOne = set.length === values.length && types.length === 1;
  return [[key, isOne ? value : new SeveralTypes(value ?? null, types)]];
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
