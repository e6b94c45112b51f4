import { balances } from '@portal/contracts/balances';
import { isSamePerson, ownBalance } from '@portal/domain';
import { signedInPerson } from './signed-in-person';
import { isActing, useSession } from '../session';
import { requestOf, useAnswer } from '../store';
import { isSaying } from '../says/says';

/** Names a person by their place in the plan: `own` for the signed-in member and for null, else `member-N`. */
type Who = (person: { memberId?: string; firstName?: string } | null) => string;

function useWhoByBalances(): Who {
  const { userInfo } = useSession();
  const rows = useAnswer(requestOf(balances.getBenefitBalance)).data?.balance ?? [];
  const own = ownBalance(rows, signedInPerson(userInfo));
  const same = (one = '', other = '') =>
    one !== '' && one.trim().toLowerCase() === other.trim().toLowerCase();
  return (person) => {
    if (!person) return 'own';
    const { memberId = '' } = person;
    if (isSamePerson(memberId, userInfo?.memberId ?? '')) return 'own';
    const row =
      rows.find(({ member }) => isSamePerson(memberId, member.memberNumber)) ??
      rows.find(({ member }) => same(person.firstName, member.firstName));
    if (row) return row === own ? 'own' : `member-${placeOf(row, rows)}`;
    // A relative may have the same first name.
    return memberId === '' && same(person.firstName, userInfo?.userFirstName) ? 'own' : '';
  };
}

/** The place in the plan: by the person code, because the list may leave people out; without one by the row. */
export function placeOf<Row extends { member: { memberNumber: string } }>(
  row: Row,
  rows: readonly Row[],
): number {
  const code = /-(\d\d)$/.exec(row.member.memberNumber)?.[1];
  return code ? Number(code) - 1 : rows.indexOf(row);
}

/** Who a figure is of, for what an element states; never a name or an id. In production it names no one. */
export const useWho: () => Who = isSaying ? useWhoByBalances : () => () => '';

/**
 * Who sums of all claims are of, where several people have some: the family, and no one for who acts for a member,
 * to whom nothing is told of what another adult paid.
 */
export function useFamilyOfClaims(): 'family' | '' {
  return isActing(useSession()) ? '' : 'family';
}
