import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { draftRemoveRequested } from '../../../forms/draft/drafts.slice';
import { SessionOver } from '../../../forms/sent/SessionOver';
import { useArrival } from '../../../forms/sent/use-arrival';
import { useHeadingFocus } from '../../../forms/use-heading-focus';
import { Page } from '../../../brand';
import { useHoldsTyped } from '../../../session';
import { useFormat, useText } from '../../../language';
import { isJudged, type Saving, useAppDispatch, useAppSelector, useSaving } from '../../../store';
import { Alert, Button, ButtonLink } from '../../../ui';
import { asAction } from '../cart/actions.slice';
import { orderEnded } from '../cart/cart.slice';
import { checkoutForm } from '../checkout-form';
import { orderList, type OrderToPlace } from '../home-delivery.requests';
import { useOthersName } from '../family/use-patient-on-paper';
import checkoutText from './checkout.text';
import { orderPlacement } from './checkout.requests';
import { NotPlaced } from './NotPlaced';
import { hasUnnamed, isSent } from './sent-order';
import reviewText from './steps/review.text';
import { says } from '../../../says/says';

/**
 * An order was sent and its answer never came. The service is asked whether it has it: if so, the same order under its
 * key gives its result; if not, the page says so, and the member sends it again or looks at the orders. Each try is
 * looked for.
 */
export function SentOrder({ sent }: { sent: OrderToPlace }) {
  useHoldsTyped(true);
  const sending = useSaving(asAction(orderPlacement));
  const [lostHere, setLostHere] = useState(0);
  return (
    <LastTry
      key={lostHere}
      sent={sent}
      sending={sending}
      isRepeated={lostHere > 0}
      onLost={() => setLostHere((times) => times + 1)}
    />
  );
}

interface LastTryProps {
  sent: OrderToPlace;
  sending: Pick<Saving<unknown, OrderToPlace>, 'save' | 'isRunning' | 'failure'>;
  isRepeated: boolean;
  /** It was sent again, and got no result either. */
  onLost: () => void;
}

function LastTry({ sent, sending, isRepeated, onLost }: LastTryProps) {
  const t = useText(checkoutText, reviewText);
  const name = useOthersName(sent.body.memberId);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { save, isRunning: isSending, failure } = sending;
  const [before] = useState(failure);
  const { memberId } = sent.body;
  const hasFailed = !isSending && failure !== undefined && failure !== before;
  const shown = useShown(sent, hasFailed);
  const isThere = shown === 'reading';
  const readResult = useEffectEvent(() => save(sent));
  useEffect(() => {
    if (isThere) readResult();
  }, [isThere]);
  const isLost = hasFailed && shown !== 'there';
  const lost = useEffectEvent(onLost);
  useEffect(() => {
    if (isLost) lost();
  }, [isLost]);
  const heading = useHeadingFocus(shown, false, isRepeated);
  const stop = () => {
    dispatch(draftRemoveRequested({ formId: checkoutForm }));
    dispatch(orderEnded({ key: crypto.randomUUID(), memberId }));
    void navigate('/member/mail-order/orders');
  };
  const isOpen = shown === 'none' || shown === 'unknown' || shown === 'signedOut';
  const orders = (
    <ButtonLink kind={shown === 'there' ? 'primary' : 'secondary'} to="/member/mail-order/orders">
      {t('checkout.sent.orders')}
    </ButtonLink>
  );
  return (
    <Page title={t(titles[shown])} heading={heading} over={name && t('checkout.overFor', { name })}>
      <section className="card stack">
        <p>
          <b {...says('orderTotal', 'new', sent.body.expectedTotal)}>
            {t('checkout.sent.total', { amount: format.money(sent.body.expectedTotal) })}
          </b>
        </p>
        <p role={shown === 'looking' || shown === 'reading' ? 'status' : undefined}>
          {t(texts[shown])}
        </p>
        {shown === 'signedOut' && <SessionOver />}
        {failure && isOpen && !isSending && !isJudged(failure) && (
          <Alert tone="bad" role="alert" title={t('checkout.sent.stillNone')} />
        )}
        {failure && isOpen && !isSending && isJudged(failure) && <NotPlaced failure={failure} />}
        <div className="row">
          {shown === 'there' && orders}
          {(isOpen || shown === 'there') && (
            <Button
              busy={isSending}
              kind={isOpen ? 'primary' : 'secondary'}
              onClick={() => save(sent)}
            >
              {t(isOpen ? 'checkout.sent.again' : 'checkout.sent.result')}
            </Button>
          )}
          {shown !== 'there' && orders}
          {isOpen && !isSending && (
            <Button kind="quiet" onClick={stop}>
              {t('checkout.sent.stop')}
            </Button>
          )}
        </div>
      </section>
    </Page>
  );
}

/** `there`: the service has the order, and does not give its result. */
type Shown = 'looking' | 'reading' | 'there' | 'none' | 'unknown' | 'signedOut';

const titles = {
  looking: 'checkout.sent.looking',
  reading: 'checkout.sent.there',
  there: 'checkout.sent.there',
  none: 'checkout.sent.none',
  unknown: 'checkout.sent.title',
  signedOut: 'checkout.sent.title',
} as const satisfies Record<Shown, string>;

const texts = {
  looking: 'checkout.sent.wait',
  reading: 'checkout.sent.reading',
  there: 'checkout.sent.thereWhat',
  none: 'checkout.sent.noneWhat',
  unknown: 'checkout.sent.what',
  signedOut: 'checkout.sent.what',
} as const satisfies Record<Shown, string>;

/** What is known of the order; `hasFailed`: its result was requested since, without an answer. */
function useShown(sent: OrderToPlace, hasFailed: boolean): Shown {
  const { memberId } = sent.body;
  const arrival = useArrival(orderList, { memberId }, ({ orders }) => orders.some(isSent(sent)));
  const { data } = useAppSelector(orderList.select);
  if (arrival === 'there') return hasFailed ? 'there' : 'reading';
  if (arrival !== 'notThere') return arrival;
  return data?.orders.some(hasUnnamed(sent)) ? 'unknown' : 'none';
}
