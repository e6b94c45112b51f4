import { cardHasEnded, type BusinessLine, savedCardUntil } from '@portal/domain';
import type { Language } from '../../../language';
import type { Issuer } from '../card/issuer';
import { type IdCard, type ShownCard, shownCard } from '../card/shown-card';

/** How the cards of a member are displayed, and for which member they are saved. */
export interface SavedLook {
  /** The member id that the cards were saved for: another member's sign-in removes them. */
  owner: string;
  line: BusinessLine;
  withPersonCode: boolean;
  issuer: Issuer;
  language: Language;
  theme: string;
  /** The client's colours, by the name of their custom property. */
  colours: Readonly<Record<string, string>>;
}

/** The data stored on a device once the member turns it on: the cards as displayed, and no other personal data. */
export interface SavedCards extends SavedLook {
  /** Empty once they are too old: the setting stays on for when the member is online again. */
  cards: readonly ShownCard[];
  /** The day they were last seen online, and the last day they are valid; YYYY-MM-DD. */
  savedOn: string;
  until: string;
}

/** The service's cards that are valid today. Null when none is, and nothing may stay. */
export function cardsToSave(
  list: readonly IdCard[],
  look: SavedLook,
  today: string,
): SavedCards | null {
  const cards = countingCards(
    list.map((each) => shownCard(each, look.line, look.withPersonCode)),
    today,
  );
  return cards.length === 0
    ? null
    : { ...look, cards, savedOn: today, until: savedCardUntil(today) };
}

/** The cards whose coverage has not ended. */
const countingCards = (cards: readonly ShownCard[], today: string): ShownCard[] =>
  cards.filter(({ endsOn }) => !cardHasEnded(endsOn, today));

/** The saved cards that may still be shown today. */
export const cardsShownOffline = ({ cards, until }: SavedCards, today: string): ShownCard[] =>
  today > until ? [] : countingCards(cards, today);
