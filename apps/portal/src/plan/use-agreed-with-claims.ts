import type { OutputOf } from '@portal/contracts';
import type { balances } from '@portal/contracts/balances';
import { claims } from '@portal/contracts/claims';
import {
  agreedWithClaims,
  type LimitName,
  metLimits,
  planDay,
  planYearAt,
  statementDates,
} from '@portal/domain';
import { useMemo } from 'react';
import { useDisagreements } from '../client-errors';
import { useClock } from '../platform';
import { useFlag, useMayCall, useSession } from '../session';
import { answerFor, isFirstLoad, requestOf, useCallOnce } from '../store';
import { useTwelveMonths } from './use-claims-of-year';

/** What each claim of the year added to the limits. */
export const claimsAdded = requestOf(claims.getAccumulators);

type Answer = OutputOf<typeof balances.getBenefitBalance>;

/**
 * An answer of the balances without the amounts that the year's claims contradict. For one that says that a limit is met
 * the claims are requested: `undefined` while they load. Without them the balances hold.
 */
export function useAgreedWithClaims(answer: Answer | undefined): Answer | undefined {
  const { userInfo } = useSession();
  const now = useClock().now();
  const today = planDay(now);
  const byClaims = useLimitsOfClaims();
  const hasClaims = useFlag('claimsHistory');
  const mayAsk = useMayCall(claims.getAccumulators) && hasClaims;
  const met = useMemo(() => (answer ? metLimits(answer) : []), [answer]);
  const isAsked = mayAsk && userInfo !== null && met.some((kind) => byClaims.includes(kind));
  const { fromDate, toDate } = statementDates(planYearAt(now), now);
  const asked = isAsked ? { fromDate, toDate, memberId: userInfo.memberId } : null;
  const added = answerFor(
    useCallOnce(claims.getAccumulators, asked).data,
    (input) => input.fromDate === fromDate,
  );
  const history = useTwelveMonths(isAsked);
  const isLoading = isAsked && (isFirstLoad(added) || history.isLoading);
  const { data: amounts } = added;
  const compared = useMemo(() => {
    if (!answer || !amounts || !history.rows) return null;
    const addedBy = new Map(
      amounts.claims.map(({ healthServiceId, accumulators }) => [healthServiceId, accumulators]),
    );
    const ofYear = history.rows
      .filter(({ dateOfService }) => dateOfService === '' || dateOfService >= fromDate)
      .map((row) => ({ ...row, accumulators: addedBy.get(row.healthServiceId) ?? [] }));
    return agreedWithClaims(answer, ofYear, byClaims, today);
  }, [answer, amounts, history.rows, byClaims, today, fromDate]);
  useDisagreements(
    'balances.getBenefitBalance',
    'claims.getAccumulators',
    (compared?.contradicted ?? []).map((amount) => `balance.${amount}`),
  );
  return useMemo(() => {
    if (!answer || isLoading) return undefined;
    return compared ? { ...answer, balance: compared.people } : answer;
  }, [answer, isLoading, compared]);
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
