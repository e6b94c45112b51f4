import { useText } from '../language';
import type { Failure } from '../store';
import { Alert } from './Alert';
import { Button } from './Button';
import { partFailure, useFailedPart, useFailureText } from './failed-parts';
import { PhoneLink } from './PhoneLink';
import uiText from './ui.text';

interface FailedAlertProps {
  /** What did not come, e.g. "Your claims did not load." */
  title: string;
  failure: Failure;
  phone: string;
  onRetry: () => void;
}

/** The main part of a page did not load: why, whom to call, and a way to try again. */
export function FailedAlert({ title, failure, phone, onRetry }: FailedAlertProps) {
  const t = useText(uiText);
  const reason = partFailure(failure);
  const text = useFailureText(failure);
  // The reason is given here in any case; further failed parts do not repeat it.
  useFailedPart(failure, onRetry, true);
  return (
    <Alert
      tone="bad"
      role="alert"
      level={2}
      title={title}
      action={
        <Button kind="secondary" icon="rotate-ccw" onClick={onRetry}>
          {t('ui.tryAgain')}
        </Button>
      }
    >
      <p>
        {reason === 'failed'
          ? t.parts('ui.pageError', { phone: <PhoneLink number={phone} /> })
          : text}
      </p>
    </Alert>
  );
}
