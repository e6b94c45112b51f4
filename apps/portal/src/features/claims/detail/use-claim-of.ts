import { isSamePerson } from '@portal/domain';
import { useSession } from '../../../session';
import type { Claim } from '../claims.selectors';

/** The person of a claim: null for who is signed in; the first name of another person, '' when it is not known. */
export type ClaimOf = string | null;

/**
 * The person of a claim by its member ID: a relative's without a name is not the reader's. Without an ID it is the reader's
 * unless it names another person.
 */
export function useClaimOf({ memberId, memberFirstName }: Claim): ClaimOf {
  const { userInfo } = useSession();
  const isOwn =
    memberId === ''
      ? ['', nameOf(userInfo?.userFirstName)].includes(nameOf(memberFirstName))
      : isSamePerson(memberId, userInfo?.memberId ?? '');
  return isOwn ? null : memberFirstName;
}

const nameOf = (name = '') => name.trim().toLowerCase();

/** Chooses the text for a person. */
export const ofKey = (name: ClaimOf) => (name === null ? 'own' : name === '' ? 'person' : 'named');
