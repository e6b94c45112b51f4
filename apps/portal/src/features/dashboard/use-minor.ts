import { isAgeRestricted } from '@portal/domain';
import { useClock } from '../../platform';
import { useSession } from '../../session';

/** Whether the member is under 18, and so neither pays nor orders (SS-10). */
export function useMinor(): boolean {
  const clock = useClock();
  const { userInfo } = useSession();
  return isAgeRestricted(userInfo?.dob, clock.now());
}
