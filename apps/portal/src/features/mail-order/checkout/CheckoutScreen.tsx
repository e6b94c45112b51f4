import { createSearchParams, Navigate, useLocation, useNavigate } from 'react-router-dom';
import '../../../forms/form-screen.css';
import '../../../styles/lists.css';
import '../../../styles/table.css';
import '../mail-order.css';
import { useEffect, useState } from 'react';
import { Page } from '../../../brand';
import { useText } from '../../../language';
import { useClock } from '../../../platform';
import namesText from '../../../language/names.text';
import { isFirstLoad, useAppSelector } from '../../../store';
import { ButtonLink, Part, Message } from '../../../ui';
import { requestEpic$ } from '../../../store/epic';
import { storedDraft } from '../../../forms/draft/stored-draft.requests';
import { resultOf } from '../cart/cart-draft';
import { selectCart } from '../cart/cart.slice';
import { checkoutEpics } from '../cart/place-order.epic';
import { useBasket } from '../cart/use-basket';
import { NotAllowed } from '../family/NotAllowed';
import { useOfPatient } from '../family/use-of-patient';
import { refillList } from '../home-delivery.requests';
import { checkoutChoices, orderPlacement } from './checkout.requests';
import { mailProfile } from '../profile/profile.requests';
import { MailOrderOnly, MemberOrders, NotEligible } from '../MailOrderOnly';
import { CheckoutBody, type CheckoutBodyProps } from './CheckoutBody';
import checkoutText from './checkout.text';
import { SentOrder } from './SentOrder';

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
  const t = useText(namesText);
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
      <Page title={t('screens.mailOrderCheckout')}>
        {isNotAllowed ? (
          <NotAllowed />
        ) : (
          <Part
            data={
              failed
                ? { status: 'failure', input: null, failure: failed.failure }
                : { status: 'loading', input: null }
            }
            what="order"
            retry={() => failed?.retry()}
            lines={8}
          >
            {() => null}
          </Part>
        )}
      </Page>
    );
  }
  if (refills.data.data.isEligible === false) {
    return (
      <Page title={t('screens.mailOrderCheckout')}>
        <NotEligible />
      </Page>
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

/** So long a result is what a page without a key was loaded again for. */
const resultIsNewMs = 10 * 60_000;

/**
 * An order without medicines was opened, e.g. with Back after another one was placed. A page that was loaded again between
 * the answer and its result goes on to that: the draft has it, under the key in this page's history entry, or for some
 * minutes where the entry names none. A result of another order, or of an earlier time, stays where it is.
 */
function EmptyOrder() {
  const t = useText(checkoutText);
  const now = useClock().now();
  const { content: stored, savedAt } = useAppSelector(storedDraft.select).data?.draft ?? {};
  const { state } = useLocation() as { state: { key?: string } | null };
  const isOfNow = savedAt !== undefined && now.getTime() - Date.parse(savedAt) < resultIsNewMs;
  const isOurs = state?.key === undefined ? isOfNow : stored?.['key'] === state.key;
  const result = isOurs ? resultOf(stored) : null;
  const orderNumber = useAppSelector(orderPlacement.select).data?.order.orderNumber;
  const orders = '/member/mail-order/orders';
  if (result && !orderNumber) return <Navigate replace to={placedPath(result.orderNumber ?? '')} />;
  return (
    <Message
      icon="truck"
      title={t('checkout.empty.title')}
      actions={
        <>
          {orderNumber ? (
            <ButtonLink to={`${orders}?order=${encodeURIComponent(orderNumber)}`}>
              {t('checkout.empty.order')}
            </ButtonLink>
          ) : (
            <ButtonLink to={orders}>{t('checkout.empty.orders')}</ButtonLink>
          )}
          <ButtonLink kind="secondary" to="/member/mail-order">
            {t('checkout.empty.choose')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {orderNumber
          ? t('checkout.empty.placed', { number: orderNumber })
          : t('checkout.empty.hint')}
      </p>
    </Message>
  );
}

const placedPath = (number: string) =>
  `/member/mail-order/placed${number && `?${createSearchParams({ order: number })}`}`;

/** Goes to the result once the order was placed; whether it is on the way there. */
function useResult(): boolean {
  const navigate = useNavigate();
  const { data: placed, input } = useAppSelector(orderPlacement.select);
  // A result that is there already belongs to an order before this one.
  const [before] = useState(placed);
  const isPlaced = placed !== undefined && placed !== before;
  const key = input?.idempotencyKey;
  const number = placed?.order.orderNumber ?? '';
  useEffect(() => {
    // Takes the place of the review: Back does not lead to an order that was placed.
    if (!isPlaced) return;
    void navigate(placedPath(number), { replace: true, state: { key } });
  }, [isPlaced, key, number, navigate]);
  return isPlaced;
}
