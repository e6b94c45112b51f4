import { cardHasEnded, type BusinessLine, keptCardUntil } from '@portal/domain';
import type { Language } from '../../../language';
import type { Issuer } from '../issuer';
import { type IdCard, type ShownCard, shownCard } from '../shown-card';

/** How the cards of a member are drawn, and for whom they are kept. */
export interface KeptLook {
  /** The member id that the cards were kept for: another member's sign-in removes them. */
  owner: string;
  line: BusinessLine;
  withPersonCode: boolean;
  issuer: Issuer;
  language: Language;
  theme: string;
  /** The client's colours, by the name of their custom property. */
  colours: Readonly<Record<string, string>>;
}

/** What a device keeps once its member wants it to: the cards as they are drawn, and nothing else of a person. */
export interface KeptCards extends KeptLook {
  /** None once they are too old: the wish is kept, for when the member is online again. */
  cards: readonly ShownCard[];
  /** The day they were last seen online, and the last day they count; YYYY-MM-DD. */
  keptOn: string;
  until: string;
}

/** What to keep of the service's cards today: those that count. Null when none does, and nothing may stay. */
export function cardsToKeep(
  list: readonly IdCard[],
  look: KeptLook,
  today: string,
): KeptCards | null {
  const cards = countingCards(
    list.map((each) => shownCard(each, look.line, look.withPersonCode)),
    today,
  );
  return cards.length === 0 ? null : { ...look, cards, keptOn: today, until: keptCardUntil(today) };
}

/** The cards whose coverage has not ended. */
const countingCards = (cards: readonly ShownCard[], today: string): ShownCard[] =>
  cards.filter(({ endsOn }) => !cardHasEnded(endsOn, today));

/** The kept cards that may still be shown today. */
export const cardsShownOffline = ({ cards, until }: KeptCards, today: string): ShownCard[] =>
  today > until ? [] : countingCards(cards, today);
