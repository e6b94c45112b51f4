import { type CardFacts, isCardExpired } from '@portal/domain';
import type { Translate } from '../language';
import type { Pick } from '../ui/forms';
import { cardExpiry, cardName, type NamedCard } from './card-name';
import type cardsText from './cards.text';

/** A card on file as a choice; one that has expired can't be chosen. */
export function cardPick(
  card: NamedCard & CardFacts & { isHsa: boolean },
  now: Date,
  t: Translate<typeof cardsText>,
  more = '',
): Pick<string> {
  const isExpired = isCardExpired(card, now);
  const date = cardExpiry(card);
  return {
    value: card.cardId,
    label: cardName(card, t),
    disabled: isExpired,
    hint: [
      date && t(isExpired ? 'cards.expired' : 'cards.goodThrough', { date }),
      card.isHsa && t('cards.hsa'),
      more,
    ]
      .filter(Boolean)
      .join(' · '),
  };
}
