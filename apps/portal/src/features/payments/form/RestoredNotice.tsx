import { useText } from '../../../language';
import { Button } from '../../../ui';
import payingText from './paying.text';

/** Says that the form holds what was entered before, and how to begin with an empty one. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  const t = useText(payingText);
  return (
    <div className="row restored" role="status">
      <p className="mute">{t('payments.restored')}</p>
      <Button kind="quiet" onClick={onStartOver}>
        {t('payments.underWay.forget')}
      </Button>
    </div>
  );
}
