import { planDay, replacementPausedUntil } from '@portal/domain';
import { useClock } from '../../platform';
import { useAppSelector, useRequested } from '../../store';
import { useAgeRestriction, useSession } from '../../session';
import { idCards, replacement } from './id-card.requests';
import type { IdCard } from './card/shown-card';

/** The cards, requested each time they are opened: yesterday's may have been replaced. */
export function useCards() {
  const memberId = useSession().userInfo?.memberId ?? '';
  const { data: cards, retry } = useRequested(idCards, { memberId });
  return { cards, retry };
}

/**
 * Why the user may not request a new card or save one; null when they may (SS-9, SS-10). A family
 * member's card whose id is missing, or another's too, cannot be named to the services: it could be the
 * wrong card.
 */
export function useRestriction(
  card: IdCard,
  cards: readonly IdCard[],
): 'minor' | 'unknownAge' | 'actingFor' | 'noOwnId' | null {
  const { emulation } = useSession();
  const ageRestriction = useAgeRestriction(useAppSelector(replacement.select));
  if (emulation) return 'actingFor';
  if (ageRestriction) return ageRestriction;
  const sameId = cards.filter(({ memberId }) => memberId === card.memberId);
  const isNamed = card === cards[0] || (sameId.length === 1 && !!card.memberId);
  return isNamed ? null : 'noOwnId';
}

/** The first day on which another new card may be requested; null when one may be now. */
export function usePause(card: IdCard): string | null {
  const clock = useClock();
  const requested = useAppSelector(replacement.select);
  const here = requested.status === 'success' && requested.input.body.memberId === card.memberId;
  const requestedOn = here ? requested.data.requestedOn : card.replacementRequestedOn;
  return replacementPausedUntil(requestedOn, planDay(clock.now()));
}
