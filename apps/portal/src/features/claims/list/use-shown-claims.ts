import { type ClaimTotals, claimTotals, sortClaims } from '@portal/domain';
import { useDeferredValue, useMemo } from 'react';
import { languages, useLanguage, useText } from '../../../language';
import { statusLabel } from '../claim-labels';
import type { ClaimsHistory } from '../claims.requests';
import { type Claim, matchingClaims, notSharedOf, peopleOf } from '../claims.selectors';
import { useClaimFilter, useClaimSort } from './use-claim-view';
import { useClaimsOf } from '../use-claims-of';

export interface ShownClaims {
  /** Filtered and in order. */
  rows: readonly Claim[];
  /** Without the filter. */
  all: readonly Claim[];
  /** The people whose claims there are, when there is more than one. */
  people: { id: string; name: string }[];
  totals: ClaimTotals;
  /** First names of the adults of the plan whose claims are not in the list. */
  notShared: string[];
}

/** The claims to show; null while there is no answer. Typing never waits for it. */
export function useShownClaims(answered: { data: ClaimsHistory } | null): ShownClaims | null {
  const t = useText();
  const locale = languages[useLanguage()].intl;
  const [sort] = useClaimSort();
  const filter = useDeferredValue(useClaimFilter()[0]);
  const answer = answered?.data;
  const claimsOf = useClaimsOf();
  const all = useMemo(() => (answer ? claimsOf(answer) : null), [answer, claimsOf]);
  const matching = useMemo(() => all && matchingClaims(all, filter), [all, filter]);
  const people = useMemo(() => all && peopleOf(all), [all]);
  const totals = useMemo(() => matching && claimTotals(matching), [matching]);
  const rows = useMemo(
    () =>
      matching &&
      sortClaims(matching, sort, {
        locale,
        drugText: ({ drug }) => drug,
        statusText: (row) => statusLabel(row, t),
      }),
    [matching, sort, locale, t],
  );
  if (!answer || !all || !rows || !totals || !people) return null;
  const notShared = notSharedOf(answer).map(({ memberFirstName }) => memberFirstName);
  return { rows, totals, people, all, notShared };
}
