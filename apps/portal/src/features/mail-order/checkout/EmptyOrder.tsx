import { useText } from '../../../language';
import { useAppSelector } from '../../../store';
import { ButtonLink, Message } from '../../../ui';
import { orderPlacement } from './checkout.requests';
import checkoutText from './checkout.text';

/** An order without medicines was opened, e.g. with Back after another one was placed. */
export function EmptyOrder() {
  const t = useText(checkoutText);
  const orderNumber = useAppSelector(orderPlacement.select).data?.order.orderNumber;
  const orders = '/member/mail-order/orders';
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
