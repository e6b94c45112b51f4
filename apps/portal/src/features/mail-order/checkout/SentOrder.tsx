import { useFormat, useText } from '../../../language';
import { useAppDispatch } from '../../../store';
import { Alert, Button, ButtonLink } from '../../../ui';
import { isRefused } from '../cart/place-order.epic';
import { orderPlacement, type OrderToPlace } from '../home-delivery.requests';
import { useAction } from '../use-action';
import checkoutText from './checkout.text';

/** An order was sent and its answer never came: the same one again is placed once, and its number is told. */
export function SentOrder({ sent }: { sent: OrderToPlace }) {
  const t = useText(checkoutText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const { isRunning: isSending, failure } = useAction(orderPlacement);
  return (
    <div className="stack s5">
      <h1>{t('checkout.sent.title')}</h1>
      <section className="card stack">
        <p>
          <b>{t('checkout.sent.total', { amount: format.money(sent.body.expectedTotal) })}</b>
        </p>
        <p>{t('checkout.sent.what')}</p>
        {failure && !isSending && !isRefused(failure) && (
          <Alert tone="bad" role="alert" title={t('checkout.sent.stillNone')} />
        )}
        <div className="row">
          <Button busy={isSending} onClick={() => dispatch(orderPlacement.requested(sent))}>
            {t('checkout.sent.again')}
          </Button>
          <ButtonLink kind="secondary" to="/member/mail-order/orders">
            {t('checkout.sent.orders')}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
