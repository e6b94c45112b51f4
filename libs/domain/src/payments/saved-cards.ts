import { planDay } from '../calendar/calendar';
import { inputKinds } from '../inputs/kinds';

export interface Expiry {
  expMonth: number | null;
  expYear: number | null;
}

export interface CardFacts extends Expiry {
  cardId: string;
  isDefault: boolean;
}

/**
 * Whether a card can no longer be charged on a day (YYYY-MM-DD): it is good to the end of its month. Unknown: not
 * expired.
 */
export function isCardExpiredOn({ expMonth, expYear }: Expiry, day: string): boolean {
  if (expMonth === null || expYear === null) return false;
  return `${expYear}-${String(expMonth).padStart(2, '0')}` < day.slice(0, 7);
}

/** The same for today. */
export const isCardExpired = (card: Expiry, now: Date): boolean =>
  isCardExpiredOn(card, planDay(now));

/** The card that the member made the usual one, or the first that can be charged. */
export function usualCard<C extends CardFacts>(cards: readonly C[], now: Date): C | null {
  const usable = cards.filter((each) => !isCardExpired(each, now));
  return usable.find(({ isDefault }) => isDefault) ?? usable[0] ?? null;
}

/** The most characters of the name that a member gives a card. */
export const longestCardName = 30;

/** A name may have the last four digits and a year: no card's number is that short. */
const lastFourAndYear = 8;

/** A card's number has no place in our storage, not even where its holder types it. */
export const hasCardNumber = (name: string): boolean => digitsIn(name) > lastFourAndYear;

type CardName =
  | { value: string; problem?: never }
  | { problem: 'tooLong' | 'characters' | 'hasNumber'; value?: never };

/** The name of a card as it was typed, or why it is none. Empty: the card has none. */
export function readCardName(typed: string): CardName {
  const { value = '', problem } = inputKinds.shortText.read(typed, longestCardName);
  if (problem === 'tooLong' || problem === 'characters') return { problem };
  return hasCardNumber(value) ? { problem: 'hasNumber' } : { value };
}

const digitsIn = (text: string): number => text.normalize('NFKC').match(/\p{Nd}/gu)?.length ?? 0;
