import { useText } from '../../../language';
import { cardName } from '../../../cards/card-name';
import cardsText from '../../../cards/cards.text';
import { Card } from '../../../ui';
import { addressLine } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import type { AutoRefillPlan } from './auto-refill.requests';
import autoRefillText from './auto-refill.text';

/** Where shipments go, and how they are paid. */
export function PayCard({ plan }: { plan: AutoRefillPlan }) {
  const t = useText(autoRefillText);
  const { address } = plan;
  return (
    <Card title={t('autoRefill.pays')}>
      <p>
        <PayText plan={plan} />
      </p>
      <h3>{t('autoRefill.goesTo')}</h3>
      <p>{address ? addressLine(address) : t('autoRefill.noAddress')}</p>
      {address && <p className="hint">{t('autoRefill.goesToOther')}</p>}
    </Card>
  );
}

/** How shipments are paid, and when. */
export function PayText({ plan: { card, billMe } }: { plan: AutoRefillPlan }) {
  const t = useText(autoRefillText, mailOrderText, cardsText);
  if (card) return t('autoRefill.payCard', { card: cardName(card, t) });
  return t(billMe ? 'autoRefill.payBill' : 'autoRefill.payNothing');
}
