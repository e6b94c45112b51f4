import { localDay } from '@portal/domain';
import {
  type Actor,
  actorIn,
  mayAppealOn,
  type RequestState,
  stateOf,
} from '@portal/domain/coverage-requests';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../language';
import { strengthText } from '../../language/strength';
import { useClock } from '../../platform';
import { useSession } from '../../session';
import { useRequested } from '../../store';
import { type CoverageRequest, requestList } from './coverage-requests.requests';

/** The member's requests, in the member's language. */
export function useRequests(isWanted = true) {
  const language = useLanguage();
  const memberId = useSession().userInfo?.memberId ?? '';
  return useRequested(requestList, isWanted ? { memberId, language } : null);
}

const minuteMs = 60_000;

/** The time, which goes on by the minute while the page is open. */
export function useNow(): Date {
  const clock = useClock();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), minuteMs);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}

/** Where a request stands at a moment. */
export interface Standing {
  now: Date;
  state: RequestState;
  actor: Actor | null;
  mayAppeal: boolean;
}

export function standingOf(request: CoverageRequest, now: Date): Standing {
  const { topic, appealBy, appealedBy } = request;
  const state = stateOf(request, now);
  const mayAppeal =
    topic !== 'appeal' &&
    ((state === 'denied' && mayAppealOn(localDay(now), appealBy, appealedBy)) ||
      (state === 'overdue' && appealedBy === ''));
  const actor = actorIn(state, { mayAppeal, isPayment: topic === 'payback' });
  return { now, state, actor, mayAppeal };
}

/** The drug of a request in the reader's language. */
export function useDrugName(): (
  drug: Pick<CoverageRequest, 'drugName' | 'spanishName' | 'strength'>,
) => string {
  const language = useLanguage();
  return ({ drugName, spanishName, strength }) =>
    [(language === 'es' && spanishName) || drugName, strengthText(strength, language)]
      .filter(Boolean)
      .join(' ');
}

export const requestPath = (requestNumber: string): string =>
  `/member/coverage-request?${new URLSearchParams({ number: requestNumber })}`;

export const packetPath = (requestNumber: string): string =>
  `/member/coverage-request/prescriber?${new URLSearchParams({ number: requestNumber })}`;

export const appealPath = (requestNumber: string): string =>
  `/member/appeal?${new URLSearchParams({ number: requestNumber })}`;
