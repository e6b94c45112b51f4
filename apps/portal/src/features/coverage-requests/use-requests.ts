import { planDay, strengthText } from '@portal/domain';
import {
  type Actor,
  actorIn,
  isAboutPayment,
  isStatementWanted,
  mayAppealOn,
  type RequestState,
  stateOf,
} from '@portal/domain/coverage-requests';
import { useEffect, useState } from 'react';
import { useLanguage, useText } from '../../language';
import { useClock } from '../../platform';
import { useSession } from '../../session';
import type { CoverageRequest } from './coverage-requests.requests';
import standingText from './standing.text';

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
  /** What the member is told: the office acts also where our clock runs without its statement. */
  saidState: RequestState;
  actor: Actor | null;
  /** The prescriber can still send what the decision hangs on. */
  lacksStatement: boolean;
  mayAppeal: boolean;
}

export function standingOf(request: CoverageRequest, now: Date): Standing {
  const { topic, appealBy, appealedBy, outcome } = request;
  const state = stateOf(request, now);
  const isRefused = state === 'denied' || (state === 'approved' && outcome === 'partly');
  const mayAppeal =
    topic !== 'appeal' &&
    ((isRefused && mayAppealOn(planDay(now), appealBy, appealedBy)) ||
      (state === 'overdue' && appealedBy === ''));
  const lacksStatement = isStatementWanted(state, request);
  const isPayment = isAboutPayment(topic);
  const actor = actorIn(state, { mayAppeal, isPayment, lacksStatement });
  const saidState = lacksStatement ? 'waitingForPrescriber' : state;
  return { now, state, saidState, actor, mayAppeal, lacksStatement };
}

/** Whether a request is about another person than the member, who may be outside the plan and without a number. */
export const isForOther = (
  { memberId, name }: CoverageRequest['patient'],
  ownMemberId: string,
): boolean => memberId !== ownMemberId && (memberId !== '' || name !== '');

/** The same for several requests: whether any of them is about another person. */
export function useIsForOthers(): (requests: readonly CoverageRequest[]) => boolean {
  const own = useSession().userInfo?.memberId ?? '';
  return (requests) => requests.some(({ patient }) => isForOther(patient, own));
}

/** The drugs of a request in the reader's language: the first, and how many more there are. */
export function useDrugNames(): (request: CoverageRequest) => string {
  const t = useText(standingText);
  const nameOf = useDrugName();
  return (request) => {
    const drug = nameOf(request);
    const count = request.otherDrugs ?? 0;
    return drug && count > 0 ? t('coverage.drugs', { drug, count }) : drug;
  };
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
