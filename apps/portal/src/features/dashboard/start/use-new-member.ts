import { useSession } from '../../../session';
import { useAppSelector } from '../../../store';
import { myDrugList } from '../../drugs';
import { useRecentClaims } from '../use-recent-claims';

/**
 * A member who has filled nothing yet: no drug on record, and no claim in the last 30 days. False until both are known
 * from the dashboard and the card that request them.
 */
export function useNewMember(): boolean {
  const { caregiver, emulation, userInfo } = useSession();
  const { input, data } = useAppSelector(myDrugList.select);
  const { claims } = useRecentClaims();
  const isOwn = !caregiver && !emulation && input?.memberId === userInfo?.memberId;
  return isOwn && data?.drugs.length === 0 && claims?.length === 0;
}
