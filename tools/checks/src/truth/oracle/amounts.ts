import { isDay } from '../world/calendar';

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

/** The statements, `fact subject` to value. What is not known is not stated. */
export class Facts extends Map<string, string> {
  money(key: string, amount: number | null | undefined): void {
    if (amount !== null && amount !== undefined) this.set(key, money(amount));
  }
  word(key: string, word: unknown): void {
    if (typeof word === 'string' && word !== '') this.set(key, word);
  }
  day(key: string, day: unknown): void {
    if (isDay(day)) this.set(key, day);
  }
}
