import { maskingRules } from '../record/masking-rules';

/** One place where an answer is not what was expected. `undefined` is a value that is not there. */
export interface Difference {
  where: string;
  expected: unknown;
  got: unknown;
}

/** Says of two values in a field that they are held to be the same although they differ. */
export type Allowance = (field: string, expected: unknown, got: unknown) => boolean;

/**
 * A field that the masking rules call personal is held by its form: both are texts, or numbers, and neither or both are empty.
 */
export const byForm: Allowance = (field, expected, got) =>
  (maskingRules.get(field) ?? 'keep') !== 'keep' &&
  typeof expected === typeof got &&
  (expected === '') === (got === '') &&
  (expected === null) === (got === null);

/** What is signed is another each time. */
export const signedByForm: Allowance = (field, expected, got) =>
  maskingRules.get(field) === 'signed address' && byForm(field, expected, got);

/** Every place in which two JSON values differ, deepest path each, but for what is allowed. */
export function differencesOf(
  expected: unknown,
  got: unknown,
  where = '',
  allowed: Allowance = () => false,
): Difference[] {
  if (Object.is(expected, got)) return [];
  if (Array.isArray(expected) && Array.isArray(got)) {
    const rows = Math.min(expected.length, got.length);
    const inner = expected
      .slice(0, rows)
      .flatMap((each, index) => differencesOf(each, got[index], `${where}[${index}]`, allowed));
    return expected.length === got.length
      ? inner
      : [...inner, { where: `${where}.length`, expected: expected.length, got: got.length }];
  }
  if (isObject(expected) && isObject(got)) {
    const keys = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
    return keys.flatMap((key) =>
      differencesOf(expected[key], got[key], where === '' ? key : `${where}.${key}`, allowed),
    );
  }
  const field = where
    .replace(/\[\d+\]$/, '')
    .split('.')
    .at(-1) as string;
  if (allowed(field, expected, got)) return [];
  return [{ where: where === '' ? 'the whole answer' : where, expected, got }];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
