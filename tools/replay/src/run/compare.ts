/** One place where an answer is not what was expected. `undefined` is a value that is not there. */
export interface Difference {
  where: string;
  expected: unknown;
  got: unknown;
}

/** Every place in which two JSON values differ, deepest path each. */
export function differencesOf(expected: unknown, got: unknown, where = ''): Difference[] {
  if (Object.is(expected, got)) return [];
  if (Array.isArray(expected) && Array.isArray(got)) {
    const rows = Math.min(expected.length, got.length);
    const inner = expected
      .slice(0, rows)
      .flatMap((each, index) => differencesOf(each, got[index], `${where}[${index}]`));
    return expected.length === got.length
      ? inner
      : [...inner, { where: `${where}.length`, expected: expected.length, got: got.length }];
  }
  if (isObject(expected) && isObject(got)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
    return keys.flatMap((key) =>
      differencesOf(expected[key], got[key], where === '' ? key : `${where}.${key}`),
    );
  }
  return [{ where: where === '' ? 'the whole answer' : where, expected, got }];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
