import { isSamePerson } from '@portal/domain';
import { useSession } from '../../../session';
import type { Claim } from '../claims.selectors';

/** Whose a claim is: null for who is signed in; the first name of another person, '' when it is not known. */
export type ClaimOf = string | null;

/** Whose claim it is, by its member ID: a relative's without a name is not the reader's. */
export function useClaimOf({ memberId, memberFirstName }: Claim): ClaimOf {
  const own = useSession().userInfo?.memberId ?? '';
  return memberId === '' || isSamePerson(memberId, own) ? null : memberFirstName;
}

/** Chooses the text for a person. */
export const ofKey = (name: ClaimOf) => (name === null ? 'own' : name === '' ? 'person' : 'named');
