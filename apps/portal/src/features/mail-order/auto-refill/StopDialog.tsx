import { useText } from '../../../language';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import autoRefillText from './auto-refill.text';

interface StopDialogProps {
  drug: string;
  onCancel: () => void;
  onStop: () => void;
}

/** Asks before auto-refill stops for a medicine. */
export function StopDialog({ drug, onCancel, onStop }: StopDialogProps) {
  const t = useText(autoRefillText);
  return (
    <ConfirmDialog
      title={t('autoRefill.stop.title', { drug })}
      confirm={t('autoRefill.stop.confirm')}
      onConfirm={onStop}
      keep={t('autoRefill.stop.cancel')}
      onKeep={onCancel}
    >
      {t('autoRefill.stop.what')}
    </ConfirmDialog>
  );
}
