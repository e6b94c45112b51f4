import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftRemoveRequested } from '../../../forms/draft/drafts.slice';
import { useArrival } from '../../../forms/sent/use-arrival';
import { Page } from '../../../brand';
import { useFormat, useText } from '../../../language';
import { useAppDispatch, useSaving } from '../../../store';
import { Alert, Button, ButtonLink } from '../../../ui';
import { asAction } from '../cart/actions.slice';
import { orderEnded, orderSent } from '../cart/cart.slice';
import { checkoutForm } from '../checkout-form';
import { type Order, orderList, type OrderToPlace } from '../home-delivery.requests';
import { orderPlacement } from './checkout.requests';
import reviewText from './steps/review.text';

const ended: readonly Order['state'][] = ['delivered', 'cancelled', 'returned'];

/**
 * Whether an order may be the one that was sent. The list has no keys; but while an order with one of its medicines is
 * open, the service takes no other order of that medicine.
 */
const mayBe =
  ({ body: { items } }: OrderToPlace) =>
  (order: Order): boolean =>
    !ended.includes(order.state) &&
    order.items.length > 0 &&
    order.items.every(({ rxNumber }) => items.some((item) => item.rxNumber === rxNumber));

/**
 * An order was sent and its answer never came. The service is asked whether it has it: if so, the same order under its
 * key gives its result; if not, the page says so, and the member sends it or looks at it again.
 */
export function SentOrder({ sent }: { sent: OrderToPlace }) {
  const t = useText(reviewText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { save, isRunning: isSending, failure } = useSaving(asAction(orderPlacement));
  const { memberId } = sent.body;
  const arrival = useArrival(orderList, { memberId }, ({ orders }) => orders.some(mayBe(sent)));
  const isThere = arrival === 'there';
  const readResult = useEffectEvent(() => save(sent));
  useEffect(() => {
    if (isThere) readResult();
  }, [isThere]);
  const stop = () => {
    dispatch(draftRemoveRequested({ formId: checkoutForm }));
    dispatch(orderEnded({ key: crypto.randomUUID(), memberId }));
    void navigate('/member/mail-order/orders');
  };
  if (!failure && (arrival === 'looking' || isThere)) {
    return (
      <Page title={t('checkout.sent.looking')}>
        <p role="status">{t('checkout.sent.wait')}</p>
      </Page>
    );
  }
  // A try from here that got no answer either may have arrived since the list was read.
  const isNotThere = arrival === 'notThere' && !failure;
  return (
    <Page title={t(isNotThere ? 'checkout.sent.none' : 'checkout.sent.title')}>
      <section className="card stack">
        <p>
          <b>{t('checkout.sent.total', { amount: format.money(sent.body.expectedTotal) })}</b>
        </p>
        <p>{t(isNotThere ? 'checkout.sent.noneWhat' : 'checkout.sent.what')}</p>
        {failure && !isSending && (
          <Alert tone="bad" role="alert" title={t('checkout.sent.stillNone')} />
        )}
        <div className="row">
          <Button busy={isSending} onClick={() => save(sent)}>
            {t('checkout.sent.again')}
          </Button>
          {isNotThere && !isSending && (
            <Button kind="secondary" onClick={() => dispatch(orderSent(null))}>
              {t('checkout.sent.check')}
            </Button>
          )}
          <ButtonLink kind="secondary" to="/member/mail-order/orders">
            {t('checkout.sent.orders')}
          </ButtonLink>
          {!isSending && (
            <Button kind="quiet" onClick={stop}>
              {t('checkout.sent.stop')}
            </Button>
          )}
        </div>
      </section>
    </Page>
  );
}
