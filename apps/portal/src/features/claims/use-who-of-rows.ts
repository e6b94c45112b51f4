import { useFamilyOfClaims, useWho } from '../../plan/use-who';
import { type Claim, type ClaimFilter, isFiltering, peopleOf } from './claims.selectors';

/**
 * Whose the sums of all claims are, for what they state: the family's or those of the one person who has some; '' for a part
 * of the claims (`filter`), and where adults of the plan share none.
 */
export function useWhoOfRows(
  rows: readonly Claim[],
  notShared: readonly unknown[],
  filter: ClaimFilter,
): string {
  const family = useFamilyOfClaims();
  const whoOf = useWho();
  const [first] = rows;
  if (!first || isFiltering(filter) || notShared.length > 0) return '';
  const { memberId, memberFirstName: firstName } = first;
  return peopleOf(rows).length > 0 ? family : whoOf({ memberId, firstName });
}
