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
import { useMemo } from 'react';
import { useDisagreements } from '../client-errors';
import { useClock } from '../platform';
import { useFlag, useMayCall, useSession } from '../session';
import { answerFor, useCallOnce } from '../store';
import { signedInPerson } from './signed-in-person';
import { useTwelveMonths } from './use-claims-of-year';

type Answer = OutputOf<typeof balances.getBenefitBalance>;
export type YearClaim = AddingClaim & { memberId: string };

/**
 * An answer of the balances without the member's own amounts that the year's claims contradict. Where
 * nothing but claims counts toward a limit, they are requested for that; without them, and until they are here, the balances
 * hold. A page that has the claims gives them (null until it does).
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
  const rows = loaded ?? requested;
  const compared = useMemo(
    () => (own && answer && rows ? agreedWithClaims(own, answer, rows, byClaims, today) : null),
    [own, answer, rows, byClaims, today],
  );
  const contradicted = compared?.contradicted ?? [];
  useDisagreements(
    'balances.getBenefitBalance',
    'claims.getAccumulators',
    contradicted.map((amount) => `balance.${amount}`),
  );
  return useMemo(() => {
    if (!answer || !compared) return answer;
    const balance = answer.balance.map((each) => (each === own ? compared.entry : each));
    return { ...answer, balance };
  }, [answer, own, compared]);
}

/** The claims of the plan year with what each added to the limits; null where they are not requested, and until they are here. */
function useClaimsAdded(isNeeded: boolean): readonly YearClaim[] | null {
  const { userInfo } = useSession();
  const now = useClock().now();
  const hasClaims = useFlag('claimsHistory');
  const mayAsk = useMayCall(claims.getAccumulators) && hasClaims;
  const { fromDate, toDate } = statementDates(planYearAt(now), now);
  const wanted =
    isNeeded && mayAsk && userInfo ? { fromDate, toDate, memberId: userInfo.memberId } : null;
  const { data } = useCallOnce(claims.getAccumulators, wanted, 'limits');
  const amounts = answerFor(data, (input) => input.fromDate === fromDate).data;
  const rows = useTwelveMonths(wanted !== null);
  return useMemo(() => {
    if (!amounts || !rows) return null;
    const addedBy = new Map(
      amounts.claims.map(({ healthServiceId, accumulators }) => [healthServiceId, accumulators]),
    );
    return rows
      .filter(({ dateOfService }) => dateOfService === '' || dateOfService >= fromDate)
      .map((row) => ({ ...row, accumulators: addedBy.get(row.healthServiceId) ?? [] }));
  }, [amounts, rows, fromDate]);
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
