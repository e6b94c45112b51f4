import { isWithin, planWindowAt, planWindows as specified, planYearAt } from '@portal/domain';
import { useClock } from '../platform';
import { useSession } from '../session/use-session';

/** The plan year of today, the date window that today falls in, and whether the next year's drug list is linked (Spec §9). */
export function usePlanYear() {
  const now = useClock().now();
  const { planWindows = specified } = useSession();
  return {
    planYear: planYearAt(now),
    planWindows,
    planWindow: planWindowAt(now, planWindows),
    showsNextYear: isWithin(planWindows.nextYearLookup, now),
  };
}
