import { isSamePerson } from '@portal/domain';
import { useSession } from '../../../session';
import type { Claim } from '../claims.selectors';

/** Whose claim it is by first name; '' where it is of who is signed in, so that a limit of it is theirs. */
export function useOthersName({ memberId, memberFirstName }: Claim): string {
  const own = useSession().userInfo?.memberId ?? '';
  return memberId === '' || isSamePerson(memberId, own) ? '' : memberFirstName;
}
