import { Navigate } from 'react-router-dom';
import { useText } from '../../../language';
import { cardName } from '../../../cards/card-name';
import cardsText from '../../../cards/cards.text';
import { useRequested } from '../../../store';
import { orderList, type PlacedOrder } from '../home-delivery.requests';
import { addressLine } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import placedText from './placed.text';

/**
 * Where a placed order goes and how it is paid, as the list of orders has it; nothing until it is known. An order that
 * was canceled since leads to its own page: its receipt would promise what no longer comes.
 */
export function Destination({ order: { orderNumber, memberId } }: { order: PlacedOrder }) {
  const t = useText(placedText, mailOrderText, cardsText);
  const { data } = useRequested(orderList, orderNumber ? { memberId } : null);
  const order = data.data?.orders.find((each) => each.orderNumber === orderNumber);
  if (!order) return null;
  if (order.state === 'cancelled') {
    const path = `/member/mail-order/orders?order=${encodeURIComponent(orderNumber)}`;
    return <Navigate to={path} replace />;
  }
  const { address, card } = order;
  const line = addressLine(address);
  return (
    <ul className="bullets">
      {line && <li>{t('placed.goesTo', { address: line })}</li>}
      <li>{card ? t('placed.paidBy', { card: cardName(card, t) }) : t('placed.onBill')}</li>
    </ul>
  );
}
