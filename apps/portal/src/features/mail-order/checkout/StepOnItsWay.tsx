import { useText } from '../../../language';
import { Alert, Button, Skeleton } from '../../../ui';
import uiText from '../../../ui/ui.text';
import checkoutText from './checkout.text';

/** In place of a page of the checkout whose program is not here yet, or did not come. */
export function StepOnItsWay({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useText(checkoutText, uiText);
  if (!failed) return <Skeleton label={t('checkout.loading')} lines={8} />;
  return (
    <Alert
      tone="bad"
      role="alert"
      title={t('checkout.pageFailed')}
      action={
        <Button kind="secondary" onClick={onRetry}>
          {t('ui.tryAgain')}
        </Button>
      }
    >
      <p>{t('checkout.pageFailedHint')}</p>
    </Alert>
  );
}
