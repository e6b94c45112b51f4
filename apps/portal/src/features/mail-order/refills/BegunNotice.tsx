import { useText } from '../../../language';
import { useAppSelector } from '../../../store';
import { Alert, ButtonLink } from '../../../ui';
import { selectCart } from '../cart/cart.slice';
import refillsText from './refills.text';

/** An order that was begun before, or sent without an answer, with the link to it. */
export function BegunNotice() {
  const t = useText(refillsText);
  const { saved, underWay } = useAppSelector(selectCart);
  if (underWay) {
    return (
      <Alert
        tone="warn"
        title={t('refills.sent.title')}
        action={
          <ButtonLink kind="secondary" to="/member/mail-order/checkout">
            {t('refills.sent.check')}
          </ButtonLink>
        }
      />
    );
  }
  if (!saved || saved.cart.lines.length === 0) return null;
  return (
    <Alert
      tone="info"
      title={t('refills.draft')}
      action={
        <ButtonLink kind="secondary" to="/member/mail-order/checkout">
          {t('refills.continue')}
        </ButtonLink>
      }
    />
  );
}
