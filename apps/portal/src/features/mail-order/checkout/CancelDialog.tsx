import { useText } from '../../../language';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import checkoutText from './checkout.text';

/** Asks before everything that was chosen is removed. */
export function CancelDialog({ onKeep, onCancel }: { onKeep: () => void; onCancel: () => void }) {
  const t = useText(checkoutText);
  return (
    <ConfirmDialog
      title={t('checkout.cancelTitle')}
      confirm={t('checkout.cancel')}
      onConfirm={onCancel}
      keep={t('checkout.keep')}
      onKeep={onKeep}
    >
      {t('checkout.cancelHint')}
    </ConfirmDialog>
  );
}
