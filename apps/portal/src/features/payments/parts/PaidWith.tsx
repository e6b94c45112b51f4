import { useText } from '../../../language';
import cardsText from '../../../cards/cards.text';
import { cardLabel } from './payment-labels';
import type { ShownAccount, ShownCard } from '../payments.requests';
import paymentsText from '../payments.text';

interface PaidWithProps {
  card: ShownCard | null;
  account: ShownAccount | null;
}

/** What pays: a card, with whether it spends a health account, or a bank account. */
export function PaidWith({ card, account }: PaidWithProps) {
  const t = useText(paymentsText, cardsText);
  if (account) return t(`payments.bank.${account.kind}`, { last4: account.last4 });
  return (
    <span>
      {cardLabel(card, t)}
      {card?.isHsa && (
        <>
          <br />
          <small>{t('cards.hsa')}</small>
        </>
      )}
    </span>
  );
}
