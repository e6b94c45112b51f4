import { dateText, useFormat, useText } from '../../../language';
import {
  MailOrderLink,
  useMailOrderVendor,
  useOrdersFromVendor,
  VendorOrders,
} from '../../../plan';
import { useAgeRestriction } from '../../../session';
import { Card, Part, Icon, Tag } from '../../../ui';
import { claimLabelsText } from '../../claims';
import { type MailOrder, mailOrderOverview, openOrders, orderSteps } from '../../mail-order';
import { useForMember } from '../use-for-member';
import dashboardText from '../dashboard.text';
import { says } from '../../../says/says';

/** What is on its way by mail, or the vendor's link where a vendor delivers. */
export function MailOrderCard() {
  return useMailOrderVendor() ? <VendorCard /> : <OrdersCard />;
}

function VendorCard() {
  const t = useText(dashboardText);
  if (!useOrdersFromVendor()) return null;
  return (
    <Card title={t('dashboard.orders.title')}>
      <VendorOrders />
    </Card>
  );
}

/** The next order, and how many refills are ready; a minor sees it, but does not order (SS-10). */
function OrdersCard() {
  const t = useText(dashboardText);
  const restriction = useAgeRestriction();
  const { data, retry } = useForMember(mailOrderOverview);
  return (
    <Card
      title={t('dashboard.orders.title')}
      className={data.status === 'success' || data.failure ? '' : 'orders-waiting'}
    >
      <Part data={data} what="orders" retry={retry} keepWhileLoading lines={5}>
        {(overview) => (
          <OrdersAnswer
            orders={openOrders(overview)}
            ready={overview.refillsReady ?? 0}
            canOrder={!restriction}
          />
        )}
      </Part>
      {restriction && (
        <p className="note row tight">
          <Icon name="info" />
          <span>{t(`dashboard.orders.${restriction}`)}</span>
        </p>
      )}
    </Card>
  );
}

interface Answer {
  orders: readonly MailOrder[];
  /** How many refills can be ordered. */
  ready: number;
  canOrder: boolean;
}

/** The next order, and the links to follow it and to order. */
function OrdersAnswer({ orders, ready, canOrder }: Answer) {
  const t = useText(claimLabelsText, dashboardText);
  const [first, ...others] = orders;
  return (
    <>
      {first ? <Order order={first} /> : <p className="mute">{t('dashboard.orders.none')}</p>}
      {others.length > 0 && <p>{t('dashboard.orders.more', { count: others.length })}</p>}
      {first && canOrder && <MailOrderLink>{t('dashboard.orders.track')}</MailOrderLink>}
      {canOrder && (ready > 0 || !first) && (
        <div className={`stack s2${first ? ' apart' : ''}`}>
          {ready > 0 && <b>{t('dashboard.orders.ready', { count: ready })}</b>}
          <MailOrderLink button="wide">
            {t(ready > 0 ? 'dashboard.orders.choose' : 'dashboard.orders.start')}
          </MailOrderLink>
        </div>
      )}
    </>
  );
}

/** One order: when it arrives, and its steps or its status. */
function Order({ order }: { order: MailOrder }) {
  const t = useText(claimLabelsText, dashboardText);
  const format = useFormat();
  const { orderNumber, prescriptions, expectedOn, status } = order;
  const arrives = dateText(expectedOn, format.weekday, '');
  const at = orderSteps.findIndex((step) => step === status);
  return (
    <>
      <div>
        {arrives && (
          <p className="big" {...says('orderArrives', orderNumber, expectedOn)}>
            {arrives}
          </p>
        )}
        <p className="mute">
          {t('dashboard.orders.order', { order: orderNumber, count: prescriptions ?? 0 })}
        </p>
      </div>
      {at >= 0 ? (
        <ol className="steps">
          {orderSteps.map((step, index) => (
            <li
              key={step}
              className={index < at ? 'done' : index === at ? 'now' : undefined}
              aria-current={index === at ? 'step' : undefined}
            >
              <Icon name={index < at ? 'check' : 'clock'} />
              {t(`dashboard.orders.step.${step}`)}
            </li>
          ))}
        </ol>
      ) : (
        <div>
          <Tag tone={status === 'onHold' ? 'warn' : 'neutral'}>
            {t(status === 'onHold' ? 'dashboard.orders.step.onHold' : 'claimLabels.status.missing')}
          </Tag>
        </div>
      )}
    </>
  );
}
