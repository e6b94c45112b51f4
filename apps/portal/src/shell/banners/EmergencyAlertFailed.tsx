import { useText } from '../../language';
import { usePhone } from '../../brand';
import { Alert, Button, PhoneLink } from '../../ui';
import uiText from '../../ui/ui.text';
import shellText from '../shell.text';

/** In the place of an emergency alert whose code did not load. */
export function EmergencyAlertFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText(shellText, uiText);
  const phone = usePhone();
  return (
    <section className="wrap no-print" aria-label={t('shell.emergencyAlert')}>
      <Alert
        tone="warn"
        role="alert"
        title={t('shell.emergencyAlertFailed')}
        action={
          <Button kind="secondary" icon="rotate-ccw" onClick={onRetry}>
            {t('ui.tryAgain')}
          </Button>
        }
      >
        <p>{t.parts('shell.chunkFailedHint', { phone: <PhoneLink number={phone} /> })}</p>
      </Alert>
    </section>
  );
}
