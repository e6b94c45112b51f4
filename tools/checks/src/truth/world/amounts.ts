/** An amount in cents; null where the text has none. */
export function cents(value: unknown): number | null {
  const text = String(value ?? '').replace(/[$,\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** Cents as the grammar writes money: 1868.40. */
export const money = (amount: number): string => (amount / 100).toFixed(2);

/** The sum, or null as soon as one of them is not known. */
export const sum = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce((all, each) => (all === null || each === null ? null : all + each), 0);
