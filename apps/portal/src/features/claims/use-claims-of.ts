import { isOfOneMembership } from '@portal/domain';
import { useCallback } from 'react';
import { useLanguage, useText } from '../../language';
import drugForms from '../../language/drug-forms.text';
import { titleOfClaim } from '../../language/drug-name';
import { useSession } from '../../session';
import type { ClaimsHistory } from './claims.requests';
import { type Claim, claimsOf } from './claims.selectors';

/**
 * Gives the claims of a response, with their drugs in the reader's language. None of a person of another membership, which
 * are no one's to see here: `OtherMembersNote` says that there are some.
 */
export function useClaimsOf(): (history: ClaimsHistory) => Claim[] {
  const t = useText(drugForms);
  const language = useLanguage();
  const own = useSession().userInfo?.memberId ?? '';
  return useCallback(
    (history) =>
      claimsOf(history, (row) => titleOfClaim(row, language, t)).filter(({ memberId }) =>
        isOfOneMembership(memberId, own),
      ),
    [language, t, own],
  );
}
