import { useText } from '../../../language';
import type { Failure } from '../../../store';
import { Alert, ButtonLink } from '../../../ui';
import checkoutText from './checkout.text';

/** Why nothing was placed; the fields that the service refuses say more than its code. */
export function NotPlaced({ failure }: { failure: Failure }) {
  const t = useText(checkoutText);
  const { code, status, fields = [] } = failure;
  const names = fields.map(({ field }) => field);
  const about = (part: string) => names.some((name) => name.startsWith(part));
  const why =
    status === 401
      ? 'signedOut'
      : code === 'ORDER_ALREADY_PLACED'
        ? 'already'
        : code === 'NO_HOME_DELIVERY'
          ? 'eligible'
          : code === 'CARD_NOT_ACCEPTED' || about('payment')
            ? 'card'
            : about('address')
              ? 'address'
              : about('expectedTotal') || about('items')
                ? 'price'
                : 'general';
  return (
    <Alert
      tone="bad"
      role="alert"
      title={t('checkout.notPlaced')}
      action={
        why === 'already' && (
          <ButtonLink kind="secondary" to="/member/mail-order/orders">
            {t('checkout.sent.orders')}
          </ButtonLink>
        )
      }
    >
      <p>{t(`checkout.notPlaced.${why}`)}</p>
    </Alert>
  );
}
