import type { MouseEvent } from 'react';
import { useText } from '../../../language';
import { Button } from '../../../ui';
import failedText from '../pay/failed.text';
import payingText from './paying.text';

/** Says that the form holds what was entered before, and how to begin with an empty one, from its heading on. */
export function RestoredNotice({
  onStartOver,
  isUnsaved = false,
}: {
  onStartOver: () => void;
  /** The service has said that it does not have it. */
  isUnsaved?: boolean;
}) {
  const t = useText(failedText, payingText);
  const startOver = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button is gone afterwards.
    const heading = currentTarget.form?.querySelector('h2');
    onStartOver();
    heading?.focus();
  };
  return (
    <div className="row restored" role="status">
      <p className="mute">
        {t('payments.restored')} {isUnsaved && t('payments.restoredUnsaved')}
      </p>
      <Button kind="quiet" onClick={startOver}>
        {t('payments.underWay.forget')}
      </Button>
    </div>
  );
}
