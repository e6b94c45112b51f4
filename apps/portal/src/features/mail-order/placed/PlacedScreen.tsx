import '../../../styles/lists.css';
import '../mail-order.css';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  draftLoaded,
  draftRemoveRequested,
  draftSaveRequested,
  selectDrafts,
} from '../../../forms/draft/drafts.slice';
import { resultStep } from '../../../forms/draft/records';
import { storedDraft } from '../../../forms/draft/stored-draft.requests';
import { useText } from '../../../language';
import { useClock, usePlatform } from '../../../platform';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { answerFor, useAppDispatch, useAppSelector } from '../../../store';
import { ButtonLink, Message } from '../../../ui';
import { contentOfPlaced, resultOf, sentOf } from '../cart/cart-draft';
import { selectCart } from '../cart/cart.slice';
import { checkoutForm } from '../checkout-form';
import { orderPlacement } from '../checkout/checkout.requests';
import type { Order, PlacedOrder } from '../home-delivery.requests';
import { MailOrderOnly, MemberOrders } from '../MailOrderOnly';
import { useFoundOrder } from '../orders/use-found-order';
import placedText from './placed.text';
import { Result } from './Result';
import { Waiting } from './Waiting';

/** /member/mail-order/placed: the result of the order that was placed last; a reload places nothing. */
export function PlacedScreen() {
  return (
    <MailOrderOnly>
      <MemberOrders>
        <Placed />
      </MemberOrders>
    </MailOrderOnly>
  );
}

function Placed() {
  const placed = useAppSelector(orderPlacement.select).data;
  return placed ? <ResultRead order={placed.order} /> : <StoredResult />;
}

/**
 * The result. The draft forgets it when its page is left: then it was read. It is emptied and not removed, so that an
 * order that another page began meanwhile stays.
 */
function ResultRead({ order }: { order: PlacedOrder }) {
  const dispatch = useAppDispatch();
  const platform = usePlatform();
  const { basket } = useAppSelector(selectCart);
  const { failure = null, unsaved = null } = useAppSelector(selectDrafts)[checkoutForm] ?? {};
  const isNextBegun = failure === 'changed' || (basket?.cart.lines.length ?? 0) > 0;
  const isStored = unsaved === null;
  useEffect(() => {
    if (isNextBegun) return undefined;
    const { pathname } = platform.location;
    return () => {
      // React may take the effect back without a navigation.
      if (platform.location.pathname === pathname) return;
      const content = contentOfPlaced(null);
      dispatch(
        isStored
          ? draftSaveRequested({ formId: checkoutForm, step: resultStep, content })
          : draftRemoveRequested({ formId: checkoutForm }),
      );
    };
  }, [dispatch, isNextBegun, isStored, platform]);
  return <Result order={order} />;
}

/**
 * After a reload: the result as the BFF stored it. If the page was reloaded before that, the draft has the order still,
 * and the service gives the result of an order that it placed again. This tab's history says which order was
 * placed: another one in the draft is not sent without a click. Once the result was read, or in another browser, the
 * order is read from the service that placed it.
 */
function StoredResult() {
  const dispatch = useAppDispatch();
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  useEffect(
    () => void dispatch(storedDraft.requested({ formId: checkoutForm, visit })),
    [dispatch, visit],
  );
  const stored = useAppSelector(storedDraft.select);
  const data = answerFor(stored, (input) => input.visit === visit);
  const draft = data.data?.draft;
  useEffect(() => {
    if (draft !== undefined) dispatch(draftLoaded({ formId: checkoutForm, draft }));
  }, [dispatch, draft]);
  const [params] = useSearchParams();
  const number = params.get('order');
  const result = resultOf(draft?.content);
  const order = result && (!number || result.orderNumber === number) ? result : null;
  const { state } = useLocation() as { state: { key?: string } | null };
  const sent = useMemo(() => {
    const order = sentOf(draft?.content);
    return order && order.idempotencyKey === state?.key ? order : null;
  }, [draft, state?.key]);
  const requestAgain = useCallback(() => {
    if (sent) dispatch(orderPlacement.requested(sent));
  }, [dispatch, sent]);
  useEffect(requestAgain, [requestAgain]);
  const placement = useAppSelector(orderPlacement.select);
  if (order) return <ResultRead order={order} />;
  if (sent) return <Waiting data={placement} onRetry={requestAgain} />;
  if (data.status !== 'success' && !(number && data.status === 'failure')) {
    return <Waiting data={data} onRetry={() => setVisit(crypto.randomUUID())} />;
  }
  return <OrderOfService number={number} />;
}

const dayMs = 86_400_000;

/** The order of the URL, or one that was placed in the last 24 hours. */
const isWanted =
  (number: string | null, now: number) =>
  ({ orderNumber, placedOn, automatic }: Order): boolean =>
    number
      ? orderNumber === number
      : automatic !== true && placedOn !== '' && now - Date.parse(placedOn) < dayMs;

/** Where no result is stored: the order as the service has it, so that no page denies what was placed. */
function OrderOfService({ number }: { number: string | null }) {
  const t = useText(placedText);
  const now = useClock().now().getTime();
  const { order, data, retry } = useFoundOrder(isWanted(number, now));
  if (order) {
    const path = `/member/mail-order/orders?order=${encodeURIComponent(order.orderNumber)}`;
    return <Navigate to={path} replace />;
  }
  if (data.status !== 'success') return <Waiting data={data} onRetry={retry} />;
  return (
    <Message
      icon="truck"
      title={t('placed.none')}
      actions={<ButtonLink to="/member/mail-order/orders">{t('placed.orders')}</ButtonLink>}
    >
      <p>{t('placed.noneHint')}</p>
    </Message>
  );
}
