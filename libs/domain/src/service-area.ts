/** A range of ZIP codes, both ends included. */
export interface ZipRange {
  from: string | null;
  to: string | null;
}

/** Whether a ZIP code is in one of the ranges; null for text that is not five digits. */
export function isInServiceArea(zip: string, ranges: readonly ZipRange[]): boolean | null {
  const digits = zip.trim();
  if (!/^\d{5}$/.test(digits)) return null;
  return ranges.some(
    ({ from, to }) => from !== null && to !== null && from <= digits && digits <= to,
  );
}
