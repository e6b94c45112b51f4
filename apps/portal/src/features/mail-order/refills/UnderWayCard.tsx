import { isUnderWay } from '@portal/domain/mail-order';
import { ExternalLink } from '../../../dialogs';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import { Card, Link, Part } from '../../../ui';
import { useOfPatient } from '../family/use-of-patient';
import { type Order, orderList } from '../home-delivery.requests';
import { LateNote } from '../LateNote';
import { medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import { OrderTracker } from '../OrderTracker';
import refillsText from './refills.text';
import { says } from '../../../says/says';

/** The orders that are not over, and the way to all of them. */
export function UnderWayCard() {
  const t = useText(refillsText);
  const { data, retry } = useOfPatient(orderList);
  return (
    <Card
      title={t('refills.underWay')}
      action={<Link to="/member/mail-order/orders">{t('refills.allOrders')}</Link>}
    >
      <Part
        data={data}
        what="orders"
        retry={retry}
        keepWhileLoading
        isEmpty={({ orders }) => !orders.some(isUnderWay)}
        empty={<p className="mute">{t('refills.noOrders')}</p>}
      >
        {({ orders }) => (
          <ul className="list">
            {orders.filter(isUnderWay).map((order) => (
              <OrderItem key={order.orderNumber} order={order} />
            ))}
          </ul>
        )}
      </Part>
    </Card>
  );
}

function OrderItem({ order }: { order: Order }) {
  const t = useText(refillsText, mailOrderText);
  const format = useFormat();
  const language = useLanguage();
  const { orderNumber, expectedOn, items, shipment, isLate } = order;
  const arrives = dateText(expectedOn, format.weekday, '');
  return (
    <li className="stack s2">
      {isLate && <LateNote order={order} />}
      {arrives && (
        <p className="big" {...says('orderArrives', orderNumber, expectedOn)}>
          {arrives}
        </p>
      )}
      <p className="mute">
        {t('mailOrder.order', { number: orderNumber })},{' '}
        {items.map((item) => medicineName(item, language)).join(', ')}
      </p>
      <OrderTracker order={order} />
      {shipment && (
        <p className="mute small">
          {t('mailOrder.carrier', { carrier: shipment.carrier, number: shipment.trackingNumber })}
        </p>
      )}
      {shipment?.trackingUrl && (
        <ExternalLink to={shipment.trackingUrl} confirm>
          {t('mailOrder.track')}
          <span className="sr"> {orderNumber}</span>
        </ExternalLink>
      )}
      <Link to={`/member/mail-order/orders?order=${encodeURIComponent(orderNumber)}`}>
        {t('refills.seeOrder')}
        <span className="sr"> {orderNumber}</span>
      </Link>
    </li>
  );
}
