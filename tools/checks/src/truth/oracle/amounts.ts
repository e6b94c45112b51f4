/** An amount in cents; null where the text has none. */
export function cents(value: unknown): number | null {
  const text = String(value ?? '').replace(/[$,\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : null;
}

/** Cents as the grammar writes money: 1868.40. */
export const money = (amount: number): string => (amount / 100).toFixed(2);

/** Whether a text is a day. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** The sum, or null as soon as one of them is not known. */
export const sum = (amounts: readonly (number | null)[]): number | null =>
  amounts.some((each) => each === null)
    ? null
    : amounts.reduce<number>((all, n) => all + (n ?? 0), 0);

/** The statements: `fact subject` to value. */
export type Facts = Map<string, string>;

/** States an amount, unless it is not known. */
export function say(facts: Facts, key: string, amount: number | null | undefined): void {
  if (amount !== null && amount !== undefined) facts.set(key, money(amount));
}
