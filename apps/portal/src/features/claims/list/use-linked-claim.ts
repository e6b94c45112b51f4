import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../../store';
import { type Claim, everyClaim } from '../claims.selectors';
import type { ownChoice } from '../use-claim-period';
import { rowOpened } from './claims.slice';
import { useClaimFilter } from './use-claim-view';
import type { ShownClaims } from './use-shown-claims';

/** The id of the claim that the URL names (`?claim=`); null without one. */
export const useLinkedId = (): string | null => useSearchParams()[0].get('claim') || null;

/** `missed`: the first answer did not have the claim, or the member chose another list before it came. */
type Step = 'wanted' | 'opening' | 'opened' | 'missed';

/**
 * Opens the claim that a link names in the first answer, without a filter that hides it, in view and with the focus;
 * again each time that the link is followed. Later answers move nothing: the member may be choosing a period. `isMissing`
 * says that the list does not have the claim; `show` opens it in a later list.
 */
export function useLinkedClaim(claims: ShownClaims | null) {
  const id = useLinkedId();
  const { key, state } = useLocation();
  const isOwnChoice = (state as Partial<typeof ownChoice> | null)?.isOwnChoice ?? false;
  const dispatch = useAppDispatch();
  const [, filterBy] = useClaimFilter();
  const [link, setLink] = useState<{ key: string; step: Step }>({ key, step: 'wanted' });
  const { step } = link;
  const isLinked = ({ healthServiceId }: Claim) => healthServiceId === id;
  const isKnown = claims?.all.some(isLinked) ?? false;
  if (!isOwnChoice && link.key !== key) setLink({ key, step: 'wanted' });
  else if (step === 'wanted' && isOwnChoice) setLink({ ...link, step: 'missed' });
  else if (step === 'wanted' && claims) setLink({ ...link, step: isKnown ? 'opening' : 'missed' });

  const isOpening = id !== null && step === 'opening';
  const isListed = isOpening && (claims?.rows.some(isLinked) ?? false);
  const isHidden = isOpening && isKnown && !isListed;
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
      setLink((before) => ({ ...before, step: 'opened' }));
    });
    return () => clearTimeout(timer);
  }, [dispatch, id, isListed, link.key]);
  const isMissed = id !== null && claims !== null && step === 'missed';
  return {
    isMissing: isMissed && !isKnown,
    show: isMissed && isKnown ? () => setLink({ ...link, step: 'opening' }) : null,
  };
}
