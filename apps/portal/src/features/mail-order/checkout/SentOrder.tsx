import { useNavigate } from 'react-router-dom';
import { draftRemoveRequested } from '../../../forms/draft/drafts.slice';
import { Page } from '../../../brand';
import { useFormat, useText } from '../../../language';
import { useAppDispatch, useSaving } from '../../../store';
import { Alert, Button, ButtonLink } from '../../../ui';
import { asAction } from '../cart/actions.slice';
import { orderEnded } from '../cart/cart.slice';
import { checkoutForm } from '../checkout-form';
import type { OrderToPlace } from '../home-delivery.requests';
import { orderPlacement } from './checkout.requests';
import reviewText from './steps/review.text';

/** An order was sent and its answer never came: sent again it is placed once, and its number is shown. */
export function SentOrder({ sent }: { sent: OrderToPlace }) {
  const t = useText(reviewText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { save, isRunning: isSending, failure } = useSaving(asAction(orderPlacement));
  const stop = () => {
    const { memberId } = sent.body;
    dispatch(draftRemoveRequested({ formId: checkoutForm }));
    dispatch(orderEnded({ key: crypto.randomUUID(), memberId }));
    void navigate('/member/mail-order/orders');
  };
  return (
    <Page title={t('checkout.sent.title')}>
      <section className="card stack">
        <p>
          <b>{t('checkout.sent.total', { amount: format.money(sent.body.expectedTotal) })}</b>
        </p>
        <p>{t('checkout.sent.what')}</p>
        {failure && !isSending && (
          <Alert tone="bad" role="alert" title={t('checkout.sent.stillNone')} />
        )}
        <div className="row">
          <Button busy={isSending} onClick={() => save(sent)}>
            {t('checkout.sent.again')}
          </Button>
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
