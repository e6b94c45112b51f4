import { localDay } from '@portal/domain';
import { useEffect, useState } from 'react';
import { useClock, useStored } from '../../platform';
import { isFirstLoad, useAppSelector } from '../../store';
import { useChunk } from '../../client-errors';
import { emergencyAlert } from '../../brand';
import { useFlag } from '../../session';
import { prerenderedParts } from '../prerendered-parts';
import { EmergencyAlertFailed } from './EmergencyAlertFailed';

/** The first page is shown without the alert when it is not there so long after the features. */
const longestWaitMs = 1500;

/**
 * The emergency alert, if there is one to show today, and whether that is still `open`: the first page waits
 * for it, because a late alert would push away text that the user already reads. One that changes with the
 * language later comes as it comes: hiding the page again would drop the focus from the language button.
 */
export function useEmergencyAlert(): { open: boolean; banner: React.ReactNode } {
  const today = localDay(useClock().now());
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
