import { money } from '../world/amounts';
import { isDay } from '../world/calendar';

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
