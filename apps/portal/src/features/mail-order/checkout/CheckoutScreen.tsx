import '../../../forms/form-screen.css';
import '../../../styles/lists.css';
import '../../../styles/table.css';
import '../mail-order.css';
import { useState } from 'react';
import { useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { isFirstLoad, useAppSelector } from '../../../store';
import { DataState } from '../../../ui';
import { requestEpic$ } from '../../../store/epic';
import { selectCart } from '../cart/cart.slice';
import { checkoutEpics } from '../cart/place-order.epic';
import { useBasket } from '../cart/use-basket';
import { NotAllowed } from '../family/NotAllowed';
import { useOfPatient } from '../family/use-of-patient';
import { refillList } from '../home-delivery.requests';
import { checkoutChoices } from './checkout.requests';
import { mailProfile } from '../profile/profile.requests';
import { MailOrderOnly, MemberOrders, NotEligible } from '../MailOrderOnly';
import { CheckoutBody, type CheckoutBodyProps } from './CheckoutBody';
import checkoutText from './checkout.text';
import { EmptyOrder } from './EmptyOrder';
import { SentOrder } from './SentOrder';
import { useResult } from './use-result';

// As for a request: every store runs them from now on.
for (const epic of checkoutEpics) requestEpic$.next(epic);

/** /member/mail-order/checkout: an order in five pages, each with its own URL (`?step=`). */
export function CheckoutScreen() {
  return (
    <MailOrderOnly>
      <MemberOrders>
        <Checkout />
      </MemberOrders>
    </MailOrderOnly>
  );
}

function Checkout() {
  const t = useText(checkoutText, screenTitlesText);
  const { underWay, isSending } = useAppSelector(selectCart);
  const { basket, failure, reload } = useBasket();
  const refills = useOfPatient(refillList);
  const choices = useOfPatient(checkoutChoices);
  // Without the profile an order starts with the cheapest method and the default card.
  const { data: profile } = useOfPatient(mailProfile);
  const isPlaced = useResult();
  if (isPlaced) return null;
  if (underWay && !isSending) return <SentOrder sent={underWay} />;
  const failed =
    (failure && { failure, retry: reload }) ??
    [refills, choices]
      .map(({ data, retry }) => data.failure && { failure: data.failure, retry })
      .find((each) => each !== undefined);
  const isNotAllowed = failed?.failure.code === 'PATIENT_NOT_AUTHORIZED';
  if (failed || isFirstLoad(profile) || !basket || !refills.data.data || !choices.data.data) {
    return (
      <div className="stack s5">
        <h1>{t('screens.mailOrderCheckout')}</h1>
        {isNotAllowed ? (
          <NotAllowed />
        ) : (
          <DataState
            data={
              failed
                ? { status: 'failure', input: null, failure: failed.failure }
                : { status: 'loading', input: null }
            }
            loading={t('checkout.loading')}
            failed={t('checkout.failed')}
            onRetry={() => failed?.retry()}
            lines={8}
          >
            {() => null}
          </DataState>
        )}
      </div>
    );
  }
  if (refills.data.data.isEligible === false) {
    return (
      <div className="stack s5">
        <h1>{t('screens.mailOrderCheckout')}</h1>
        <NotEligible />
      </div>
    );
  }
  return (
    <BegunOrder
      basket={basket}
      list={refills.data.data}
      choices={choices.data.data}
      usual={profile.data?.usual}
      onReload={reload}
    />
  );
}

/** The order, unless it was empty when it was opened: one whose last medicine is removed stays open. */
function BegunOrder(props: CheckoutBodyProps) {
  const isEmpty = props.basket.cart.lines.length === 0;
  const [wasEmpty] = useState(isEmpty);
  return wasEmpty && isEmpty ? <EmptyOrder /> : <CheckoutBody {...props} />;
}
