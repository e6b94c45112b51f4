import { useLanguage } from '../../language';
import { useSession } from '../../session';
import { useRequested } from '../../store';
import { requestList } from './coverage-requests.requests';

/** The member's requests, in the member's language. */
export function useRequests(isWanted = true) {
  const language = useLanguage();
  const memberId = useSession().userInfo?.memberId ?? '';
  return useRequested(requestList, isWanted ? { memberId, language } : null);
}
