import { isAgeRestricted, localDay, replacementPausedUntil } from '@portal/domain';
import { useEffect } from 'react';
import { useClock } from '../../platform';
import { useAppDispatch, useAppSelector } from '../../store';
import { useSession } from '../../session';
import { idCards, replacement } from './id-card.requests';
import type { IdCard } from './shown-card';

/** The cards, requested each time they are opened: yesterday's may have been replaced. */
export function useCards() {
  const dispatch = useAppDispatch();
  const cards = useAppSelector(idCards.select);
  const memberId = useSession().userInfo?.memberId ?? '';
  const load = () => void dispatch(idCards.requested({ memberId }));
  useEffect(() => void dispatch(idCards.requested({ memberId })), [dispatch, memberId]);
  return { cards, retry: load };
}

/**
 * Why the user may not request a new card or save one; null when they may (SS-9, SS-10). A family
 * member's card whose id is missing, or another's too, cannot be named to the services: it could be the
 * wrong card.
 */
export function useRestriction(
  card: IdCard,
  cards: readonly IdCard[],
): 'minor' | 'actingFor' | 'noOwnId' | null {
  const clock = useClock();
  const { userInfo, emulation } = useSession();
  if (emulation) return 'actingFor';
  if (isAgeRestricted(userInfo?.dob, clock.now())) return 'minor';
  const sameId = cards.filter(({ memberId }) => memberId === card.memberId);
  const isNamed = card === cards[0] || (sameId.length === 1 && !!card.memberId);
  return isNamed ? null : 'noOwnId';
}

/** The first day on which another new card may be requested; null when one may be now. */
export function usePause(card: IdCard): string | null {
  const clock = useClock();
  const asked = useAppSelector(replacement.select);
  const here = asked.status === 'success' && asked.input.body.memberId === card.memberId;
  const requestedOn = here ? asked.data.requestedOn : card.replacementRequestedOn;
  return replacementPausedUntil(requestedOn, localDay(clock.now()));
}
