import type { WithSlice } from '@reduxjs/toolkit';
import { content } from '@portal/contracts/content';
import { isInForce, localDay } from '@portal/domain';
import { useClock, useHydrated } from '../platform';
import { createRequest, useAppSelector } from '../store';
import { useFlag } from './use-session';

/** The emergency alert of the day, and what the emergency changes. */
export const emergencyAlert = createRequest(
  'shell/emergencyAlert',
  (api) => api(content).getEmergencyAlert,
  'latest',
);

/** Plans count their days in the East; the server knows no other time zone. */
const dayInTheEast = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/** The reader's own day; until a prerendered page is hydrated, that of the server. */
export function useToday(): string {
  const now = useClock().now();
  return useHydrated() ? localDay(now) : dayInTheEast.format(now);
}

/** The emergency in force today, where the plan tells of emergencies; null on any other day. */
export function useEmergency() {
  const today = useToday();
  const wanted = useFlag('emergencyAlerts', 'unsecuredEmergencyAlerts');
  const emergency = useAppSelector(emergencyAlert.select).data?.emergency;
  return wanted && emergency && isInForce(emergency, today) ? emergency : null;
}

export type Emergency = NonNullable<ReturnType<typeof useEmergency>>;

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof emergencyAlert> {}
}
