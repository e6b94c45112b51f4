import { useText } from '../../../language';
import type { Failure } from '../../../store';
import { Alert, useWait } from '../../../ui';
import payingText from '../form/paying.text';

/** It is not known whether the payment was made: trying again is safe, at once or after a wait. */
export function NotKnown({ failure }: { failure: Failure }) {
  const t = useText(payingText);
  const wait = useWait(failure);
  return (
    <Alert tone="bad" role="alert" title={t('payments.failed.title')}>
      <p>{wait ? `${t('payments.failed.unknownWait')} ${wait}` : t('payments.failed.unknown')}</p>
    </Alert>
  );
}
