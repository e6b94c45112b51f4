import { useSession } from '../../../session';
import { useAppSelector } from '../../../store';
import { useClaimsOf } from '../../claims';
import { myDrugList } from '../../drugs';
import { useRecentAnswer } from '../use-recent-claims';

/**
 * A member who has filled nothing yet: no drug on record, and no claim in the last 30 days. False until both are known
 * from the dashboard and the card that request them.
 */
export function useNewMember(): boolean {
  const { caregiver, emulation, userInfo } = useSession();
  const claimsOf = useClaimsOf();
  const recentAnswer = useRecentAnswer();
  return useAppSelector((state) => {
    const { input, data } = myDrugList.select(state);
    const isOwn = !caregiver && !emulation && input?.memberId === userInfo?.memberId;
    if (!isOwn || data?.drugs.length !== 0) return false;
    const answer = recentAnswer(state);
    return answer !== undefined && claimsOf(answer).length === 0;
  });
}
