import { balances } from '@portal/contracts/balances';
import { isSamePerson, ownBalance, planYearAt } from '@portal/domain';
import {
  agreedDrugs,
  type DrugLimits,
  type FillCostNow,
  fillCostOfDrugs,
  type PersonLimits,
  personLimits,
} from '@portal/domain/facts';
import { useMemo } from 'react';
import { useDisagreements } from '../client-errors';
import { useClock } from '../platform';
import { useMayCall, useSession } from '../session';
import { signedInPerson } from './signed-in-person';
import { useBalancesOnce } from './use-balances';

/** The limits of a person by the balances, the signed-in member's unless `memberId` names another; null without them. */
export function usePersonLimits(memberId: string | null): {
  limits: PersonLimits | null;
  hasFailed: boolean;
} {
  const { businessLine, userInfo } = useSession();
  const year = planYearAt(useClock().now());
  const mayAsk = useMayCall(balances.getBenefitBalance);
  const { data, status } = useBalancesOnce(mayAsk ? undefined : null);
  const limits = useMemo(() => {
    const rows = data?.balance ?? [];
    const row =
      memberId === null
        ? ownBalance(rows, signedInPerson(userInfo))
        : rows.find(({ member }) => isSamePerson(member.memberNumber, memberId));
    return data && row ? personLimits(data, row, businessLine === 'MEDD' ? year : null) : null;
  }, [data, memberId, userInfo, businessLine, year]);
  return { limits, hasFailed: !data && status === 'failure' };
}

/**
 * An answer of a person's drugs with the limits of the balances (`agreedDrugs`), and what a covered fill costs the person by
 * them. The answer's own limits hold until the balances are here, and where they do not have the person.
 */
export function useAgreedDrugs<Answer extends DrugLimits & { hasExtraHelp: boolean }>(
  answer: Answer,
  memberId: string | null,
): { answer: Answer; now: FillCostNow } {
  const { limits, hasFailed } = usePersonLimits(memberId);
  const agreed = useMemo(
    () => (limits ? agreedDrugs(answer, limits) : { answer, disputed: [] }),
    [answer, limits],
  );
  useDisagreements('myDrugs.getList', 'balances.getBenefitBalance', agreed.disputed);
  const now = fillCostOfDrugs(agreed.answer);
  const isLost = now.cost === 'unknown' && hasFailed;
  return { answer: agreed.answer, now: isLost ? { ...now, why: 'notLoaded' } : now };
}
