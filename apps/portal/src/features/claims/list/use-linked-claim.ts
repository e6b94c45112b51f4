import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../../store';
import { type Claim, everyClaim } from '../claims.selectors';
import { rowOpened } from './claims.slice';
import { useClaimFilter } from './use-claim-view';
import type { ShownClaims } from './use-shown-claims';

/** The id of the claim that the URL names (`?claim=`); null without one. */
export const useLinkedId = (): string | null => useSearchParams()[0].get('claim') || null;

/**
 * Opens the claim that a link names, once: without a filter that hides it, in view and with the focus. Gives whether
 * the list does not have it.
 */
export function useLinkedClaim(claims: ShownClaims | null): boolean {
  const id = useLinkedId();
  const dispatch = useAppDispatch();
  const [, filterBy] = useClaimFilter();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const isLinked = ({ healthServiceId }: Claim) => healthServiceId === id;
  const isWanted = id !== null && id !== openedId && claims !== null;
  const isListed = isWanted && claims.rows.some(isLinked);
  const isHidden = isWanted && !isListed && claims.all.some(isLinked);
  const clearFilter = useEffectEvent(() => filterBy(everyClaim));
  useEffect(() => {
    if (isHidden) clearFilter();
  }, [isHidden]);
  useEffect(() => {
    if (!isListed || id === null) return undefined;
    dispatch(rowOpened(id));
    // Later, because a screen that opens puts the focus on its heading.
    const timer = setTimeout(() => {
      const button = document.getElementById(`claim-${id}`);
      button?.focus({ preventScroll: true });
      button?.closest('tr')?.scrollIntoView();
      setOpenedId(id);
    });
    return () => clearTimeout(timer);
  }, [dispatch, id, isListed]);
  return isWanted && !isListed && !isHidden;
}
