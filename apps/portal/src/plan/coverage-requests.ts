import type { OutputOf } from '@portal/contracts';
import { coverageRequests } from '@portal/contracts/coverage-requests';
import type { BusinessLine } from '@portal/domain';
import { type DecisionTerms, termsOfLine, type Wait } from '@portal/domain/coverage-requests';
import { useMemo } from 'react';
import { useLanguage } from '../language';
import { requestOf, useRequested } from '../store';
import { useSession } from '../session/use-session';

type List = OutputOf<typeof coverageRequests.getList>;

export type CoverageRequest = List['requests'][number];

/** The member's requests and appeals, the newest first, with what the service wrote in the member's language. */
const requestList = requestOf(coverageRequests.getList);

/** The member's requests, in the member's language. */
export function useRequests(isWanted = true) {
  const language = useLanguage();
  const memberId = useSession().userInfo?.memberId ?? '';
  return useRequested(requestList, isWanted ? { memberId, language } : null);
}

/** The clocks of the member's plan; undefined while they are not known. */
export function useClocks(isWanted: boolean): DecisionTerms | undefined {
  const { businessLine } = useSession();
  const clocks = useRequests(isWanted).data.data?.clocks;
  return useMemo(() => clocks && termsFrom(clocks, businessLine), [clocks, businessLine]);
}

/** What the plan promises with the list of requests, and the law of its line where it says nothing. */
export function termsFrom(
  clocks: List['clocks'],
  businessLine: BusinessLine | null,
): DecisionTerms {
  const ofLaw = termsOfLine(businessLine ?? 'COMMERCIAL');
  return {
    ...ofLaw,
    fast: waitOr(clocks.fast, ofLaw.fast),
    payment: waitOr(clocks.payment, ofLaw.payment),
    appealDays: clocks.appealDays ?? ofLaw.appealDays,
  };
}

const waitOr = ({ count, unit }: CoverageRequest['allowed'], ofLaw: Wait): Wait =>
  count === null || unit === 'unknown' ? ofLaw : { count, unit };
