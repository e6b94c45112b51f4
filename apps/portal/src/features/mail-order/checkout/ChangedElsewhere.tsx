import { type Cart, type CartChange, cartChanges } from '@portal/domain/mail-order';
import { useText } from '../../../language';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Alert, Button, ButtonLink } from '../../../ui';
import { elsewhereDismissed, selectCart } from '../cart/cart.slice';
import reviewText from './steps/review.text';

interface ChangedElsewhereProps {
  cart: Cart;
  nameOf: (rxNumber: string) => string;
  /** Loads the order that the other page or device saved. */
  onTake: () => void;
  /** Saves the order of this page in its place. */
  onKeep: () => void;
}

/** The order was not sent, because another page or device changed it: what is different, and which one to keep. */
export function ChangedElsewhere({ cart, nameOf, onTake, onKeep }: ChangedElsewhereProps) {
  const t = useText(reviewText);
  const dispatch = useAppDispatch();
  const { elsewhere } = useAppSelector(selectCart);
  if (elsewhere === null) return null;
  const sentence = (change: CartChange): string => {
    if (!('rxNumber' in change)) return t(`checkout.elsewhere.${change.kind}`);
    const name = nameOf(change.rxNumber);
    return change.kind === 'removed'
      ? t('checkout.elsewhere.removed', { name })
      : t(`checkout.elsewhere.${change.kind}`, { name, days: change.days });
  };
  const keep = () => {
    onKeep();
    dispatch(elsewhereDismissed());
  };
  return (
    <Alert tone="bad" role="alert" title={t('checkout.elsewhere')} focusOn={elsewhere}>
      <p>{t('checkout.elsewhere.lead')}</p>
      {typeof elsewhere === 'string' ? (
        <p>{t(`checkout.elsewhere.${elsewhere}`)}</p>
      ) : (
        <ul>
          {cartChanges(cart, elsewhere)
            .map(sentence)
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
      )}
      <div className="row">
        {elsewhere === 'gone' ? (
          <ButtonLink kind="secondary" to="/member/mail-order/orders">
            {t('checkout.sent.orders')}
          </ButtonLink>
        ) : (
          <Button kind="secondary" onClick={onTake}>
            {t('checkout.elsewhere.take')}
          </Button>
        )}
        <Button kind="quiet" onClick={keep}>
          {t('checkout.elsewhere.keep')}
        </Button>
      </div>
    </Alert>
  );
}
