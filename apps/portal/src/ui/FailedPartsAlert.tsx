import { useText } from '../language';
import { Alert } from './Alert';
import { Button } from './Button';
import { partFailure, useFailureText, useGatheredParts } from './failed-parts';
import uiText from './ui.text';

/** One alert in place of one in each part of a page, where several did not load: it retries all of them. */
export function FailedPartsAlert() {
  const parts = useGatheredParts();
  return parts[0] ? <SeveralFailed parts={parts} first={parts[0]} /> : null;
}

type Parts = ReturnType<typeof useGatheredParts>;

function SeveralFailed({ parts, first }: { parts: Parts; first: Parts[number] }) {
  const t = useText(uiText);
  const text = useFailureText(first.failure);
  return (
    <Alert
      tone="bad"
      role="alert"
      level={2}
      title={t('ui.partsFailed')}
      action={
        <Button
          kind="secondary"
          icon="rotate-ccw"
          onClick={() => parts.forEach(({ retry }) => retry())}
        >
          {t('ui.tryAgain')}
        </Button>
      }
    >
      <p>{partFailure(first.failure) === 'failed' ? t('ui.serverErrors') : text}</p>
    </Alert>
  );
}
