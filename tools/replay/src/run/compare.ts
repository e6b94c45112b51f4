import type { MeaningName } from '@portal/contracts/fields';
import { meanings } from '@portal/contracts/meanings';
import { childOf, meaningIn, type WireSchema } from '@portal/contracts/wire-schema';
import { alignRows } from './align-rows';

/** One place where a response is not as expected. `undefined` is a value that is missing. */
export interface Difference {
  where: string;
  expected: unknown;
  got: unknown;
}

/** Whether two different values of a field with this meaning count as the same. */
export type Allowance = (
  meaning: MeaningName | undefined,
  expected: unknown,
  got: unknown,
) => boolean;

/** A value that `record` masks counts by its form: both are texts, or numbers, and neither or both are empty. */
export const byForm: Allowance = (meaning, expected, got) =>
  meaning !== undefined &&
  meanings[meaning].masking !== 'closed' &&
  typeof expected === typeof got &&
  (expected === '') === (got === '') &&
  (expected === null) === (got === null);

/** A signature differs each time. */
export const signedByForm: Allowance = (meaning, expected, got) =>
  meaning === 'signedUrl' && byForm(meaning, expected, got);

interface Comparison {
  schema: WireSchema | undefined;
  isAllowed: Allowance;
}

const exact: Comparison = { schema: undefined, isAllowed: () => false };

/** Every place in which two JSON values differ, the deepest path each, apart from what is allowed. */
export function differencesOf(
  expected: unknown,
  got: unknown,
  where = '',
  { schema, isAllowed }: Comparison = exact,
): Difference[] {
  if (Object.is(expected, got)) return [];
  const below = (key: string | number) => ({ schema: childOf(schema, key), isAllowed });
  if (Array.isArray(expected) && Array.isArray(got)) {
    const { pairs, order } = alignRows(expected, got);
    const inner = pairs.flatMap(([before, after]) =>
      differencesOf(
        before === undefined ? undefined : expected[before],
        after === undefined ? undefined : got[after],
        `${where}[${before ?? after}]`,
        below(before ?? after ?? 0),
      ),
    );
    return order ? [...inner, { where: `the order of ${where || 'the rows'}`, ...order }] : inner;
  }
  if (isObject(expected) && isObject(got)) {
    // A field that the contract does not know is none of the portal's concern.
    const added = Object.keys(got).filter((key) => !schema || childOf(schema, key));
    const keys = [...new Set([...Object.keys(expected), ...added])];
    return keys.flatMap((key) =>
      differencesOf(expected[key], got[key], where === '' ? key : `${where}.${key}`, below(key)),
    );
  }
  if (isAllowed(meaningIn(schema), expected, got)) return [];
  return [{ where: where === '' ? 'the whole answer' : where, expected, got }];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
