import { content } from '@portal/contracts/content';
import { isInForce } from '@portal/domain';
import { useToday } from '../platform';
import { requestOf, useAppSelector } from '../store';
import { useFlag } from '../session/use-session';

/** The emergency alert of the day, and what the emergency changes. */
export const emergencyAlert = requestOf(content.getEmergencyAlert);

/** The emergency in force today, where the plan tells of emergencies; null on any other day. */
export function useEmergency() {
  const today = useToday();
  const wanted = useFlag('emergencyAlerts', 'unsecuredEmergencyAlerts');
  const emergency = useAppSelector(emergencyAlert.select).data?.emergency;
  return wanted && emergency && isInForce(emergency, today) ? emergency : null;
}

export type Emergency = NonNullable<ReturnType<typeof useEmergency>>;
