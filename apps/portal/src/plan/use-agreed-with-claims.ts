import type { OutputOf } from '@portal/contracts';
import type { balances } from '@portal/contracts/balances';
import { claims } from '@portal/contracts/claims';
import {
  type AddingClaim,
  agreedWithClaims,
  type LimitName,
  ownBalance,
  planDay,
  planYearAt,
  statementDates,
} from '@portal/domain';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDisagreements } from '../client-errors';
import { useClock } from '../platform';
import { useFlag, useMayCall, useSession } from '../session';
import { answerFor, useCallOnce } from '../store';
import { signedInPerson } from './signed-in-person';
import { useTwelveMonths } from './use-claims-of-year';

type Answer = OutputOf<typeof balances.getBenefitBalance>;
export type YearClaim = AddingClaim & { memberId: string };

/**
 * An answer of the balances without the member's own amounts that the year's claims contradict. Where nothing but claims
 * counts toward a limit, they are requested for that; without them, and until they are here, the balances hold. Claims of
 * before the answer may lack a fill that it counts: what they contradict is compared with new ones. A page that has the
 * claims gives them (null until it does).
 */
export function useAgreedWithClaims(
  answer: Answer | undefined,
  loaded?: readonly YearClaim[] | null,
): Answer | undefined {
  const { userInfo } = useSession();
  const today = planDay(useClock().now());
  const byClaims = useLimitsOfClaims();
  const own = answer && ownBalance(answer.balance, signedInPerson(userInfo));
  const isCompared = own !== undefined && byClaims.length > 0;
  const requested = useClaimsAdded(isCompared && loaded === undefined);
  const rows = loaded ?? requested.rows;
  const compared = useMemo(
    () => (own && answer && rows ? agreedWithClaims(own, answer, rows, byClaims, today) : null),
    [own, answer, rows, byClaims, today],
  );
  const isContradicted = loaded === undefined && (compared?.contradicted.length ?? 0) > 0;
  const isNew = useNewClaims(isContradicted, answer, requested);
  const agreed = isContradicted && !isNew ? null : compared;
  const contradicted = agreed?.contradicted ?? [];
  useDisagreements(
    'balances.getBenefitBalance',
    'claims.getAccumulators',
    contradicted.map((amount) => `balance.${amount}`),
  );
  return useMemo(() => {
    if (!answer || !agreed) return answer;
    const balance = answer.balance.map((each) => (each === own ? agreed.entry : each));
    return { ...answer, balance };
  }, [answer, own, agreed]);
}

/** Requests the claims once more, once for each answer that they contradict; whether they are newer than it. */
function useNewClaims(
  isContradicted: boolean,
  answer: Answer | undefined,
  { rows, isLoading, retry }: AddedClaims,
): boolean {
  const [before, setBefore] = useState<{ answer: Answer | undefined; rows: AddedClaims['rows'] }>();
  const isRequested = before?.answer === answer;
  if (isContradicted && !isRequested) setBefore({ answer, rows });
  const request = useEffectEvent(retry);
  useEffect(() => {
    if (before) request();
  }, [before]);
  return isRequested && before?.rows !== rows && !isLoading;
}

interface AddedClaims {
  /** Null where they are not requested, and until they are here. */
  rows: readonly YearClaim[] | null;
  isLoading: boolean;
  /** Requests them again. */
  retry: () => void;
}

/** The claims of the plan year with what each added to the limits. */
function useClaimsAdded(isNeeded: boolean): AddedClaims {
  const { userInfo } = useSession();
  const now = useClock().now();
  const hasClaims = useFlag('claimsHistory');
  const mayAsk = useMayCall(claims.getAccumulators) && hasClaims;
  const { fromDate, toDate } = statementDates(planYearAt(now), now);
  const wanted =
    isNeeded && mayAsk && userInfo ? { fromDate, toDate, memberId: userInfo.memberId } : null;
  const added = useCallOnce(claims.getAccumulators, wanted, 'limits');
  const amounts = answerFor(added.data, (input) => input.fromDate === fromDate).data;
  const { rows: all, isLoading, retry } = useTwelveMonths(wanted !== null);
  const rows = useMemo(() => {
    if (!amounts || !all) return null;
    const addedBy = new Map(
      amounts.claims.map(({ healthServiceId, accumulators }) => [healthServiceId, accumulators]),
    );
    return all
      .filter(({ dateOfService }) => dateOfService === '' || dateOfService >= fromDate)
      .map((row) => ({ ...row, accumulators: addedBy.get(row.healthServiceId) ?? [] }));
  }, [amounts, all, fromDate]);
  return {
    rows,
    isLoading: isLoading || added.data.status === 'loading',
    retry: () => {
      added.retry();
      retry();
    },
  };
}

/** The kinds of limits to which nothing but claims counts: where medical care counts, too, a balance may have what no claim has. */
function useLimitsOfClaims(): readonly LimitName['kind'][] {
  const { businessLine, userInfo } = useSession();
  return useMemo(() => {
    const isOfClaims = {
      deductible: userInfo?.deductibleRxMedCombined === false,
      outOfPocket: userInfo?.oOPRxMedCombined === false,
    };
    return (['deductible', 'outOfPocket'] as const).filter(
      (kind) => businessLine === 'MEDD' || isOfClaims[kind],
    );
  }, [businessLine, userInfo]);
}
