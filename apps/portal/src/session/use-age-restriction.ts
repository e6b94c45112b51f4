import type { ErrorCode } from '@portal/contracts';
import { type AgeRestriction, ageRestrictionOf } from '@portal/domain';
import { useClock } from '../platform';
import type { Failure } from '../store';
import { useSession } from './use-session';

/** The refusals of the backend, whose clock decides (SS-10). */
const byCode: Partial<Record<ErrorCode, AgeRestriction>> = {
  AGE_RESTRICTED: 'minor',
  BIRTH_DATE_UNKNOWN: 'unknownAge',
};

/**
 * Why the member may not do what is for adults; null when they may. `answer` is a request for adults only,
 * which may have been refused.
 */
export function useAgeRestriction(answer?: {
  failure?: Failure | undefined;
}): AgeRestriction | null {
  const clock = useClock();
  const { userInfo } = useSession();
  const refused = answer?.failure && byCode[answer.failure.code];
  return refused ?? ageRestrictionOf(userInfo?.dob, clock.now());
}
