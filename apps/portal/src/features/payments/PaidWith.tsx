import { useText } from '../../language';
import cardsText from '../../language/cards.text';
import { cardLabel } from './payment-labels';
import type { ShownCard } from './payments.requests';
import paymentsText from './payments.text';

/** The card of a payment, and whether it spends a health account. */
export function PaidWith({ card }: { card: ShownCard | null }) {
  const t = useText(paymentsText, cardsText);
  return (
    <span>
      {cardLabel(card, t)}
      {card?.isHsa && <small className="block">{t('cards.hsa')}</small>}
    </span>
  );
}
