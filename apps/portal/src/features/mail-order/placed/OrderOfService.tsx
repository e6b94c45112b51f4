import { Navigate } from 'react-router-dom';
import { useText } from '../../../language';
import { useClock } from '../../../platform';
import { ButtonLink, Message } from '../../../ui';
import { useOfPatient } from '../family/use-of-patient';
import { type Order, orderList } from '../home-delivery.requests';
import placedText from './placed.text';
import { Waiting } from './Waiting';

const dayMs = 86_400_000;

/** The order of the URL, or the one that the member placed in the last 24 hours; undefined for none. */
const wanted = (orders: readonly Order[], number: string | null, now: number): Order | undefined =>
  orders.find(({ orderNumber, placedOn, automatic }) =>
    number
      ? orderNumber === number
      : automatic !== true && placedOn !== '' && now - Date.parse(placedOn) < dayMs,
  );

/** Where no result is stored: the order as the service has it, so that no page denies what was placed. */
export function OrderOfService({ number }: { number: string | null }) {
  const t = useText(placedText);
  const { data, retry } = useOfPatient(orderList);
  const now = useClock().now().getTime();
  if (data.status !== 'success') return <Waiting data={data} onRetry={retry} />;
  const order = wanted(data.data.orders, number, now);
  if (order) {
    const path = `/member/mail-order/orders?order=${encodeURIComponent(order.orderNumber)}`;
    return <Navigate to={path} replace />;
  }
  return (
    <Message
      icon="truck"
      title={t('placed.none')}
      actions={<ButtonLink to="/member/mail-order/orders">{t('placed.orders')}</ButtonLink>}
    >
      <p>{t('placed.noneHint')}</p>
    </Message>
  );
}
