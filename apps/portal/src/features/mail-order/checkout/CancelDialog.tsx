import { useText } from '../../../language';
import { Button } from '../../../ui';
import { Dialog } from '../../../ui/Dialog';
import checkoutText from './checkout.text';

/** Asks before everything that was chosen is removed. */
export function CancelDialog({ onKeep, onCancel }: { onKeep: () => void; onCancel: () => void }) {
  const t = useText(checkoutText);
  return (
    <Dialog title={t('checkout.cancelTitle')} onCancel={onKeep}>
      <p>{t('checkout.cancelHint')}</p>
      <div className="row">
        <Button kind="stop" onClick={onCancel}>
          {t('checkout.cancel')}
        </Button>
        <Button kind="secondary" data-focus onClick={onKeep}>
          {t('checkout.keep')}
        </Button>
      </div>
    </Dialog>
  );
}
