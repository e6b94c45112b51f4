import { useNavigate } from 'react-router-dom';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import { Page, PrintButton, usePhone } from '../../../brand';
import { says } from '../../../says/says';
import { useAppDispatch } from '../../../store';
import { Button, ButtonLink, Card, Icon, LinkInText, PhoneLink, Tag } from '../../../ui';
import { orderEnded } from '../cart/cart.slice';
import { useOthersName, usePatientOnPaper } from '../family/use-patient-on-paper';
import type { FailedItem, PlacedOrder } from '../home-delivery.requests';
import { medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import { OrderTracker } from '../OrderTracker';
import { Destination } from './Destination';
import placedText from './placed.text';

/** Medicines that were not ordered first, each with its reason; then the others, and the next steps. */
export function Result({ order }: { order: PlacedOrder }) {
  const t = useText(placedText, mailOrderText);
  const format = useFormat();
  const { done, failed, memberId, orderNumber, placedOn } = order;
  const count = done.length + failed.length;
  const name = useOthersName(memberId);
  const title =
    done.length === 0
      ? t('placed.nothing')
      : failed.length === 0
        ? t('placed.all', { count })
        : t('placed.some', { count: done.length, all: count });
  return (
    <Page
      title={title}
      over={name && t('placed.for', { name })}
      lead={
        orderNumber &&
        placedOn &&
        t('placed.lead', {
          number: orderNumber,
          date: format.longDate(placedOn),
          time: format.time(placedOn),
        })
      }
      paper={usePatientOnPaper(memberId)}
    >
      <div className="grid deck">
        <div className="c8 stack s5 mail-part">
          {failed.length > 0 && <NotOrdered order={order} />}
          {done.length > 0 && <Ordered order={order} />}
          {done.length > 0 && <Next />}
        </div>
        <div className="c4 stack s5 mail-part">
          {order.arrivesBy && <Arrives order={order} />}
          <NowCard order={order} />
        </div>
      </div>
    </Page>
  );
}

const orderPath = (orderNumber: string) =>
  `/member/mail-order/orders?order=${encodeURIComponent(orderNumber)}`;

/** The reasons that pass, or that the member can decide about: these may be tried again. */
const mayTryAgain: readonly FailedItem['reason'][] = ['outOfStock', 'priceChanged', 'unknown'];

function NotOrdered({ order: { failed, memberId } }: { order: PlacedOrder }) {
  const t = useText(placedText, mailOrderText);
  const language = useLanguage();
  const phone = usePhone();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const again = failed.filter(({ reason }) => mayTryAgain.includes(reason));
  const tryAgain = () => {
    const lines = again.map(({ rxNumber, days }) => ({ rxNumber, days: days ?? 0 }));
    dispatch(orderEnded({ key: crypto.randomUUID(), memberId, lines }));
    void navigate('/member/mail-order/checkout?step=medicines');
  };
  return (
    <Card
      title={t('placed.notOrdered')}
      action={<Tag tone="bad">{t('placed.count', { count: failed.length })}</Tag>}
    >
      <ul className="list">
        {failed.map((item) => (
          <li key={item.rxNumber} className="mail-row">
            <Icon name="circle-alert" className="bad" />
            <div>
              <h3>{medicineName(item, language)}</h3>
              <p>
                <Reason item={item} /> {t('placed.notCharged')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="row no-print">
        {again.length > 0 && (
          <Button onClick={tryAgain}>{t('placed.again', { count: again.length })}</Button>
        )}
        <p>{t.parts('mailOrder.call', { phone: <PhoneLink number={phone} /> })}</p>
      </div>
    </Card>
  );
}

function Reason({ item }: { item: FailedItem }) {
  const t = useText(placedText);
  const format = useFormat();
  const { reason, readyOn, cost, newCost, orderNumber } = item;
  switch (reason) {
    case 'tooEarlyNow':
      return readyOn
        ? t('placed.reason.tooEarlyNow', { date: dateText(readyOn, format.longDate) })
        : t('placed.reason.tooEarlyAny');
    case 'priceChanged':
      return cost !== null && newCost !== null
        ? t('placed.reason.priceChanged', {
            before: format.money(cost),
            now: format.money(newCost),
          })
        : t('placed.reason.priceChangedAny');
    case 'alreadyOrdered':
      return orderNumber
        ? t.parts('placed.reason.alreadyOrdered', {
            order: <LinkInText to={orderPath(orderNumber)}>{orderNumber}</LinkInText>,
          })
        : t('placed.reason.alreadyOrderedAny');
    default:
      return t(`placed.reason.${reason}`);
  }
}

function Ordered({ order: { done, orderNumber, shippingCost, total } }: { order: PlacedOrder }) {
  const t = useText(placedText, mailOrderText);
  const format = useFormat();
  const language = useLanguage();
  const money = (amount: number | null) =>
    amount === null ? t('mailOrder.unknown') : format.money(amount);
  return (
    <Card
      title={t('placed.ordered')}
      action={<Tag tone="ok">{t('placed.count', { count: done.length })}</Tag>}
    >
      <ul className="list">
        {done.map((item) => (
          <li key={item.rxNumber} className="mail-row">
            <Icon name="circle-check" className="ok" />
            <div>
              <h3>{medicineName(item, language)}</h3>
              <p className="mute">
                {t('mailOrder.rx', { number: item.rxNumber })}
                {item.days !== null && `, ${t('mailOrder.supply', { days: item.days })}`}
              </p>
            </div>
            <b
              className="num"
              {...says('orderItemCost', [orderNumber, item.rxNumber, item.days], item.cost)}
            >
              {money(item.cost)}
            </b>
          </li>
        ))}
      </ul>
      <dl className="figures">
        <div>
          <dt>{t('mailOrder.shipping.unknown')}</dt>
          <dd className="num" {...says('orderShipping', orderNumber, shippingCost)}>
            {shippingCost === 0 ? t('mailOrder.free') : money(shippingCost)}
          </dd>
        </div>
        <div className="total">
          <dt>{t('mailOrder.total')}</dt>
          <dd className="num" {...says('orderTotal', orderNumber, total)}>
            {money(total)}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Next() {
  const t = useText(placedText);
  return (
    <Card title={t('placed.next')}>
      <ul className="bullets">
        {(['check', 'ship', 'problem'] as const).map((step) => (
          <li key={step}>{t(`placed.next.${step}`)}</li>
        ))}
      </ul>
    </Card>
  );
}

function Arrives({ order }: { order: PlacedOrder }) {
  const t = useText(placedText);
  const format = useFormat();
  return (
    <Card title={t('placed.arrives')} tint>
      <p className="big" {...says('orderArrives', order.orderNumber, order.arrivesBy)}>
        {dateText(order.arrivesBy, format.weekday)}
      </p>
      <OrderTracker order={{ state: 'received' }} />
      <Destination order={order} />
    </Card>
  );
}

function NowCard({ order: { orderNumber, cancelUntil } }: { order: PlacedOrder }) {
  const t = useText(placedText, mailOrderText);
  const format = useFormat();
  return (
    <section className="card stack no-print" aria-labelledby="now">
      <h2 id="now">{t('placed.now')}</h2>
      <PrintButton wide label={t('mailOrder.print')} />
      {orderNumber && (
        <ButtonLink kind="secondary" wide to={orderPath(orderNumber)}>
          {t('placed.see')}
        </ButtonLink>
      )}
      <ButtonLink kind="secondary" wide to="/member/mail-order">
        {t('mailOrder.back')}
      </ButtonLink>
      {cancelUntil && (
        <p className="mute">
          {t('placed.cancelUntil', {
            date: format.longDate(cancelUntil),
            time: format.theTime(cancelUntil),
          })}
        </p>
      )}
    </section>
  );
}
