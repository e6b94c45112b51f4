import '../../../styles/lists.css';
import '../mail-order.css';
import { useEffect, useState } from 'react';
import { draftLoaded, draftRemoveRequested } from '../../../forms/draft/drafts.slice';
import { storedDraft } from '../../../forms/draft/stored-draft.requests';
import { useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { usePlatform } from '../../../platform';
import { answerFor, useAppDispatch, useAppSelector } from '../../../store';
import { ButtonLink, DataState, Message } from '../../../ui';
import { resultOf } from '../cart/cart-draft';
import { resultForm } from '../checkout-form';
import { orderPlacement } from '../checkout/checkout.requests';
import { MailOrderOnly, MemberOrders } from '../MailOrderOnly';
import { Result } from './Result';
import placedText from './placed.text';

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
  const dispatch = useAppDispatch();
  const platform = usePlatform();
  useEffect(() => {
    const { pathname } = platform.location;
    return () => {
      // React may take the effect back without a navigation, in development.
      if (platform.location.pathname === pathname) return;
      dispatch(draftRemoveRequested({ formId: resultForm }));
    };
  }, [dispatch, platform]);
  const placed = useAppSelector(orderPlacement.select).data;
  return placed ? <Result order={placed.order} /> : <StoredResult />;
}

/** After a reload: the result as the BFF stored it. */
function StoredResult() {
  const t = useText(placedText, screenTitlesText);
  const dispatch = useAppDispatch();
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  useEffect(
    () => void dispatch(storedDraft.requested({ formId: resultForm, visit })),
    [dispatch, visit],
  );
  const stored = useAppSelector(storedDraft.select);
  const data = answerFor(stored, (input) => input.visit === visit);
  const draft = data.data?.draft;
  useEffect(() => {
    if (draft !== undefined) dispatch(draftLoaded({ formId: resultForm, draft }));
  }, [dispatch, draft]);
  const order = resultOf(draft?.content);
  if (order) return <Result order={order} />;
  if (data.status === 'success') {
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
  return (
    <div className="stack s5">
      <h1>{t('screens.mailOrderPlaced')}</h1>
      <DataState
        data={data}
        loading={t('placed.loading')}
        failed={t('placed.failed')}
        onRetry={() => setVisit(crypto.randomUUID())}
        lines={6}
      >
        {() => null}
      </DataState>
    </div>
  );
}
