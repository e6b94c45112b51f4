import '../../../forms/form-screen.css';
import '../../../styles/lists.css';
import '../../../styles/table.css';
import '../mail-order.css';
import { useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { useAppSelector, useRequested } from '../../../store';
import { DataState } from '../../../ui';
import { requestEpic$ } from '../../../store/epic';
import { selectCart } from '../cart/cart.slice';
import { checkoutEpics } from '../cart/place-order.epic';
import { useBasket } from '../cart/use-basket';
import { checkoutChoices, refillList } from '../home-delivery.requests';
import { MailOrderOnly, MemberOrders, NotEligible } from '../MailOrderOnly';
import { CheckoutBody } from './CheckoutBody';
import checkoutText from './checkout.text';
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
  const { memberId, basket, failure, reload } = useBasket();
  const input = memberId ? { memberId } : null;
  const refills = useRequested(refillList, input);
  const choices = useRequested(checkoutChoices, input);
  const isPlaced = useResult();
  if (isPlaced) return null;
  if (underWay && !isSending) return <SentOrder sent={underWay} />;
  const failed =
    (failure && { failure, retry: reload }) ??
    [refills, choices]
      .map(({ data, retry }) => data.failure && { failure: data.failure, retry })
      .find((each) => each !== undefined);
  if (failed || !basket || !refills.data.data || !choices.data.data) {
    return (
      <div className="stack s5">
        <h1>{t('screens.mailOrderCheckout')}</h1>
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
    <CheckoutBody
      basket={basket}
      list={refills.data.data}
      choices={choices.data.data}
      onReload={reload}
    />
  );
}
