import { useText } from '../../../language';
import { cardName } from '../../../cards/card-name';
import cardsText from '../../../cards/cards.text';
import { useRequested } from '../../../store';
import { orderList, type PlacedOrder } from '../home-delivery.requests';
import { addressLine } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import placedText from './placed.text';

/** Where a placed order goes and how it is paid, as the list of orders has it; nothing until it is known. */
export function Destination({ order: { orderNumber, memberId } }: { order: PlacedOrder }) {
  const t = useText(placedText, mailOrderText, cardsText);
  const { data } = useRequested(orderList, orderNumber ? { memberId } : null);
  const order = data.data?.orders.find((each) => each.orderNumber === orderNumber);
  if (!order) return null;
  const { address, card } = order;
  const line = addressLine(address);
  return (
    <ul className="bullets">
      {line && <li>{t('placed.goesTo', { address: line })}</li>}
      <li>{card ? t('placed.paidBy', { card: cardName(card, t) }) : t('placed.onBill')}</li>
    </ul>
  );
}
