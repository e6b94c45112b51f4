import { dateWords, useFormat, useText } from '../../language';
import { IfFeature } from '../../session';
import { Link } from 'react-router-dom';
import { ButtonLink, Card, DataState, Icon, Tag } from '../../ui';
import { claimWordsText } from '../claims';
import { type MailOrder, mailOrderOverview, openOrders, orderSteps } from '../mail-order';
import { useForMember } from './use-for-member';
import { useMinor } from './use-minor';
import dashboardText from './dashboard.text';

/** What is on its way by mail, and how many refills are ready; a minor sees it, but does not order (SS-10). */
export function MailOrderCard() {
  return (
    <IfFeature flag="mailOrder">
      <Orders />
    </IfFeature>
  );
}

function Orders() {
  const t = useText(dashboardText);
  const minor = useMinor();
  const { data, retry } = useForMember(mailOrderOverview);
  return (
    <Card
      title={t('dashboard.orders.title')}
      className={data.status === 'success' || data.failure ? '' : 'orders-waiting'}
    >
      <DataState
        data={data}
        loading={t('dashboard.orders.loading')}
        failed={t('dashboard.orders.failed')}
        onRetry={retry}
        keepWhileLoading
        lines={5}
      >
        {(overview) => (
          <OrdersAnswer orders={openOrders(overview)} ready={overview.refillsReady ?? 0} />
        )}
      </DataState>
      {minor && (
        <p className="note row tight">
          <Icon name="info" />
          <span>{t('dashboard.orders.minor')}</span>
        </p>
      )}
    </Card>
  );
}

function OrdersAnswer({ orders, ready }: { orders: readonly MailOrder[]; ready: number }) {
  const t = useText(claimWordsText, dashboardText);
  const minor = useMinor();
  const [first, ...others] = orders;
  return (
    <>
      {first ? <Order order={first} /> : <p className="mute">{t('dashboard.orders.none')}</p>}
      {others.length > 0 && <p>{t('dashboard.orders.more', { count: others.length })}</p>}
      {first && !minor && <Link to="/member/mail-order">{t('dashboard.orders.track')}</Link>}
      {!minor && (ready > 0 || !first) && (
        <div className={`stack s2${first ? ' apart' : ''}`}>
          {ready > 0 && <b>{t('dashboard.orders.ready', { count: ready })}</b>}
          <ButtonLink kind="secondary" wide to="/member/mail-order">
            {t(ready > 0 ? 'dashboard.orders.choose' : 'dashboard.orders.start')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function Order({ order }: { order: MailOrder }) {
  const t = useText(claimWordsText, dashboardText);
  const format = useFormat();
  const { orderNumber, prescriptions, expectedOn, status } = order;
  const arrives = dateWords(expectedOn, format.weekday, '');
  const at = orderSteps.findIndex((step) => step === status);
  return (
    <>
      <div>
        {arrives && <p className="big">{arrives}</p>}
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
            {t(status === 'onHold' ? 'dashboard.orders.step.onHold' : 'claimWords.status.missing')}
          </Tag>
        </div>
      )}
    </>
  );
}
