import { isUnderWay, trackerPlace } from '@portal/domain/mail-order';
import { ExternalLink } from '../../../dialogs';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import { useToday } from '../../../platform';
import { PrintButton, usePhone } from '../../../brand';
import { useAddition, useSession } from '../../../session';
import namesText from '../../../language/names.text';
import { Alert, ButtonLink, Card, PhoneLink } from '../../../ui';
import type { Order } from '../home-delivery.requests';
import { LateNote } from '../LateNote';
import { medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import { OrderTracker } from '../OrderTracker';
import { CancelOrder } from './CancelOrder';
import { DetailsCard, MedicinesCard } from './OrderDetails';
import ordersText from './orders.text';
import { useSeesPayments } from './use-sees-payments';
import { says } from '../../../says/says';

/** One order: where it is, what must be done, its package, its medicines and its cost. */
export function OrderView({ order }: { order: Order }) {
  const t = useText(ordersText, mailOrderText);
  const { emulation } = useSession();
  return (
    <div className="grid deck">
      <div className="c8 stack s5 mail-part">
        {order.action && <ActionNeeded action={order.action} />}
        <StatusCard order={order} />
        {order.shipment && <PackageCard order={order} />}
        <MedicinesCard order={order} />
      </div>
      <div className="c4 stack s5 mail-part">
        <StepsCard order={order} />
        <DetailsCard order={order} />
        <div className="card stack no-print">
          <PrintButton wide label={t('mailOrder.print')} />
          {!emulation && <CancelOrder order={order} />}
        </div>
      </div>
    </div>
  );
}

function ActionNeeded({ action }: { action: NonNullable<Order['action']> }) {
  const t = useText(ordersText, mailOrderText, namesText);
  const format = useFormat();
  const phone = usePhone();
  const today = useToday();
  const { emulation } = useSession();
  const seesPayments = useSeesPayments();
  const isYours = action.by === 'you';
  const canPay = action.what === 'payment' && isYours && seesPayments && !emulation;
  const isPast = Boolean(action.until) && action.until < today;
  const until = isPast ? 'past' : isYours ? 'untilYou' : 'until';
  return (
    <Alert
      tone="warn"
      level={2}
      title={t('orders.action')}
      action={canPay && <ButtonLink to="/payments/pay">{t('screens.makePayment')}</ButtonLink>}
    >
      <p>
        {t(`mailOrder.missing.${action.what}`)} {!canPay && t(`orders.action.${action.by}`)}{' '}
        {(isYours || isPast) &&
          t.parts(canPay ? 'orders.action.orCall' : 'orders.action.call', {
            phone: <PhoneLink number={phone} />,
          })}
      </p>
      {action.until && (
        <p>
          <b>{t(`orders.action.${until}`, { date: dateText(action.until, format.longDate) })}</b>
        </p>
      )}
      {isPast && <p>{t('orders.action.pastNext')}</p>}
    </Alert>
  );
}

function StatusCard({ order }: { order: Order }) {
  const t = useText(ordersText, mailOrderText);
  const format = useFormat();
  const phone = usePhone();
  const hasAutoRefill = useAddition('autoRefill');
  const { state, expectedOn, placedOn, isLate, checkedBy, automatic } = order;
  const isExpected = isUnderWay(order) && expectedOn !== '';
  return (
    <section className="card stack" aria-labelledby="where">
      <h2
        id="where"
        {...(isExpected
          ? says('orderArrives', order.orderNumber, expectedOn)
          : says('orderStatus', order.orderNumber, state))}
      >
        {isExpected
          ? t('orders.expected', { date: dateText(expectedOn, format.theWeekday) })
          : t(`mailOrder.state.${state}`)}
      </h2>
      {(isExpected || trackerPlace(state) >= 0) && <OrderTracker order={order} />}
      {isLate && <LateNote order={order} />}
      {state === 'checking' && checkedBy !== 'unknown' && (
        <p>{t(`orders.checkedBy.${checkedBy}`)}</p>
      )}
      {state === 'returned' && (
        <p>{t.parts('orders.returned', { phone: <PhoneLink number={phone} /> })}</p>
      )}
      <p className="mute">
        {placedOn && t('orders.placedOn', { date: format.longDate(placedOn) })}
        {automatic && hasAutoRefill && `. ${t('orders.automatic')}`}
      </p>
    </section>
  );
}

function StepsCard({ order: { orderNumber, steps } }: { order: Order }) {
  const t = useText(ordersText, mailOrderText);
  const format = useFormat();
  return (
    <Card title={t('orders.steps')}>
      <dl className="figures">
        {steps.map(({ step, on }, index) => (
          <div key={`${step}-${index}`}>
            <dt>{t(`mailOrder.state.${step}`)}</dt>
            <dd
              className="num"
              {...says('orderShipped', orderNumber, step === 'shipped' ? on : null)}
            >
              {on && `${format.shortDate(on)}, ${format.time(on)}`}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function PackageCard({ order: { orderNumber, shipment, items } }: { order: Order }) {
  const t = useText(ordersText, mailOrderText);
  const format = useFormat();
  const language = useLanguage();
  if (!shipment) return null;
  const { carrier, trackingNumber, trackingUrl, shippedOn } = shipment;
  return (
    <Card title={t('orders.package')}>
      {shippedOn && (
        <p {...says('orderShipped', orderNumber, shippedOn)}>
          {t('orders.shippedOn', { date: dateText(shippedOn, format.longDate) })}
        </p>
      )}
      <p>{t('mailOrder.carrier', { carrier, number: trackingNumber })}</p>
      <p className="mute">
        {t('orders.contents', {
          names: items.map((item) => medicineName(item, language)).join(', '),
        })}
      </p>
      {trackingUrl && (
        <p>
          <ExternalLink to={trackingUrl} confirm>
            {t('mailOrder.track')}
          </ExternalLink>
        </p>
      )}
    </Card>
  );
}
