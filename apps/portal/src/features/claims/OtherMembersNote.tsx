import { isOfOneMembership } from '@portal/domain';
import { usePhone } from '../../brand';
import { useDisagreements } from '../../client-errors';
import { useText } from '../../language';
import { useSession } from '../../session';
import { PhoneLink } from '../../ui';
import type { ClaimsHistory } from './claims.requests';
import claimsText from './claims.text';

/** That a response has claims of another membership, which are neither shown nor counted, and whom to ask; nothing without any. */
export function OtherMembersNote({ history }: { history: ClaimsHistory | undefined }) {
  const t = useText(claimsText);
  const phone = <PhoneLink number={usePhone()} />;
  const own = useSession().userInfo?.memberId ?? '';
  const claims = history?.claimsHistory?.claim ?? [];
  const count = claims.filter(({ memberId }) => !isOfOneMembership(memberId, own)).length;
  useDisagreements(
    'claims.getHistory',
    'user.getMemberInfo',
    count > 0 ? ['claimsHistory.claim.memberId'] : [],
  );
  return count > 0 && <p className="note">{t.parts('claims.ofOtherMembers', { count, phone })}</p>;
}
