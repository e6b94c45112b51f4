/** Rows of two lists that are about the same thing, at their indexes; undefined where one list has none. */
export type RowPair = readonly [expected: number | undefined, got: number | undefined];

export interface Alignment {
  pairs: RowPair[];
  /** The ids of both lists, where the same rows come in another order. */
  order?: { expected: unknown[]; got: unknown[] };
}

const idName = /^(id|key|npi)$|(Id|Key|Number)$/;

/**
 * Pairs the rows of two lists by their id, so that an inserted row is one difference; by their place where rows have no
 * id, or have none in common. Rows whose ids differ are paired in turn, since a service may give its own ids.
 */
export function alignRows(expected: readonly unknown[], got: readonly unknown[]): Alignment {
  const [before, after] = idsIn(expected, got) ?? [[...expected.keys()], [...got.keys()]];
  const placeOf = new Map(after.map((id, index) => [id, index]));
  const unmatched = [...after.keys()].filter((index) => !before.includes(after[index]));
  const pairs = before.map((id, index): RowPair => [index, placeOf.get(id) ?? unmatched.shift()]);
  const common = before.filter((id) => placeOf.has(id));
  const places = common.map((id) => placeOf.get(id) ?? 0);
  const isInOrder = places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  return {
    pairs: [...pairs, ...unmatched.map((index): RowPair => [undefined, index])],
    ...(isInOrder ? {} : { order: { expected: before, got: after } }),
  };
}

/** The ids of all rows: of the first field that names an id, is unique in both lists and has a value in common. */
function idsIn(
  expected: readonly unknown[],
  got: readonly unknown[],
): [unknown[], unknown[]] | undefined {
  const names = Object.keys((expected[0] as object | null | undefined) ?? {}).filter((name) =>
    idName.test(name),
  );
  for (const name of names) {
    const [before, after] = [valuesOf(name, expected), valuesOf(name, got)];
    if (before && after && before.some((id) => after.includes(id))) return [before, after];
  }
  return undefined;
}

function valuesOf(name: string, rows: readonly unknown[]): unknown[] | undefined {
  const values = rows.map((row) => (row as Record<string, unknown> | null | undefined)?.[name]);
  const areIds = values.every((value) => ['string', 'number'].includes(typeof value));
  return areIds && new Set(values).size === values.length ? values : undefined;
}
