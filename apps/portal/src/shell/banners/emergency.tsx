import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { useClock, usePlatform } from '../../platform';
import { useAppSelector } from '../../store';
import { useFlag } from '../../session';
import { emergencyAlert } from '../content';
import type { EmergencyAlertBanner } from './EmergencyAlertBanner';

type Banner = ComponentType<ComponentProps<typeof EmergencyAlertBanner>>;

/** The first page is shown without the alert when it is not there so long after the features. */
const longestWaitMs = 1500;

/**
 * The emergency alert, if there is one to show today, and whether that is still `open`: the page waits for
 * it, because a late alert would push away text that the user already reads. One that changes with
 * the language later comes as it comes.
 */
export function useEmergencyAlert(): { open: boolean; banner: React.ReactNode } {
  const today = dayOf(useClock().now());
  const wanted = useFlag('emergencyAlerts', 'unsecuredEmergencyAlerts');
  const dismissed = usePlatform().read('alertDismissed') === today;
  const { status, data } = useAppSelector(emergencyAlert.select);
  const markdown = (wanted && !dismissed && data?.markdown) || undefined;
  const [arrived, setArrived] = useState<{ Banner?: Banner }>();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!markdown) return;
    import('./EmergencyAlertBanner').then(
      ({ EmergencyAlertBanner: Banner }) => setArrived({ Banner }),
      () => setArrived({}),
    );
  }, [markdown]);
  const waiting = markdown ? !arrived : wanted && !dismissed && isOnItsWay(status);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), longestWaitMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  const banner = markdown && arrived?.Banner && (
    <arrived.Banner key={markdown} markdown={markdown} today={today} />
  );
  return { open: waiting && !late, banner };
}

const isOnItsWay = (status: string) => status === 'idle' || status === 'loading';

/** The member's own calendar day, YYYY-MM-DD. */
const dayOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
