import { inputKinds } from '../inputs/kinds';

/** A range of ZIP codes, both ends included. */
export interface ZipRange {
  from: string | null;
  to: string | null;
}

/** Whether a ZIP code is in one of the ranges; null for text that is neither five digits nor ZIP+4. */
export function isInServiceArea(zip: string, ranges: readonly ZipRange[]): boolean | null {
  const digits = inputKinds.zip5.read(zip).value;
  if (digits === undefined) return null;
  return ranges.some(
    ({ from, to }) => from !== null && to !== null && from <= digits && digits <= to,
  );
}
