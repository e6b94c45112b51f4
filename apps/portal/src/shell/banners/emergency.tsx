import { useEffect, useState } from 'react';
import { useText } from '../../language';
import { useToday, useStored } from '../../platform';
import { isFirstLoad, useAppSelector } from '../../store';
import { useChunk } from '../../client-errors';
import { emergencyAlert, usePhone } from '../../brand';
import { useFlag } from '../../session';
import { Alert, Button, PhoneLink } from '../../ui';
import uiText from '../../ui/ui.text';
import { prerenderedParts } from '../prerendered-parts';
import shellText from '../shell.text';

/** The first page is shown without the alert when it is not there so long after the features. */
const longestWaitMs = 1500;

/**
 * The emergency alert, if there is one to show today, and whether that is still `open`: the first page waits
 * for it, because a late alert would push away text that the user already reads. One that changes with the
 * language later comes as it comes: hiding the page again would drop the focus from the language button.
 */
export function useEmergencyAlert(): { open: boolean; banner: React.ReactNode } {
  const today = useToday();
  const wanted = useFlag('emergencyAlerts', 'unsecuredEmergencyAlerts');
  const dismissed = useStored('alertDismissed') === today;
  const alert = useAppSelector(emergencyAlert.select);
  const markdown = (wanted && !dismissed && alert.data?.markdown) || undefined;
  const { module, failed, retry } = useChunk(
    'emergency-alert',
    prerenderedParts['emergency-alert'],
    markdown !== undefined,
  );
  const [settled, setSettled] = useState(false);
  const waiting = markdown ? !module && !failed : wanted && !dismissed && isFirstLoad(alert);
  if (!waiting && !settled) setSettled(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);
  const banner = markdown && (
    <>
      {module && <module.EmergencyAlertBanner key={markdown} markdown={markdown} today={today} />}
      {failed && <EmergencyAlertFailed onRetry={retry} />}
    </>
  );
  return { open: waiting && !settled, banner };
}

/** In the place of an emergency alert whose code did not load. */
function EmergencyAlertFailed({ onRetry }: { onRetry: () => void }) {
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
