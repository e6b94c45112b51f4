import type { OutputOf } from '@portal/contracts';
import { balances } from '@portal/contracts/balances';
import { benefits } from '@portal/contracts/benefits';
import { extraHelpCopays, extraHelpLevel, ownBalance, planYearAt } from '@portal/domain';
import { fillCostNow, type FillCostNow, personLimits } from '@portal/domain/facts';
import { useClock } from '../../platform';
import { useMayCall, useSession } from '../../session';
import { isFirstLoad, requestOf, useAnswer, useCall } from '../../store';
import { signedInPerson } from '../signed-in-person';

const unknown: FillCostNow = { cost: 'unknown' };

/**
 * What a covered fill costs a person from now on, the signed-in member unless `memberId` names another, by an answer of
 * the balances and, in Medicare, of the benefits, which another part of the page requests; unknown without them.
 */
export function useFillCostNow(
  answer: OutputOf<typeof balances.getBenefitBalance> | undefined,
  memberId?: string,
): FillCostNow {
  const { businessLine, userInfo } = useSession();
  const year = planYearAt(useClock().now());
  const summary = useAnswer(requestOf(benefits.getSummary)).data;
  const isPartD = businessLine === 'MEDD';
  if (!answer || (isPartD && !summary)) return unknown;
  const level = extraHelpLevel(summary?.extraHelp);
  const help = level ? { copays: extraHelpCopays(year, level) } : null;
  const own =
    memberId === undefined
      ? ownBalance(answer.balance, signedInPerson(userInfo))
      : answer.balance.find(({ member }) => member.memberNumber === memberId);
  return fillCostNow(personLimits(answer, own, isPartD ? year : null), help);
}

interface Asked {
  memberId?: string;
  /** Another part of the page requests the benefits. */
  hasBenefits?: boolean;
}

/** The same where no other part of the page requests the answers; `isLoading` until both are here or have failed. */
export function useRequestedFillCost({ memberId, hasBenefits = false }: Asked): {
  now: FillCostNow;
  isLoading: boolean;
} {
  const mayAskBenefits = useMayCall(benefits.getSummary);
  const asksBenefits = useSession().businessLine === 'MEDD' && !hasBenefits && mayAskBenefits;
  const mayAsk = useMayCall(balances.getBenefitBalance);
  const balance = useCall(balances.getBenefitBalance, mayAsk ? undefined : null).data;
  const summary = useCall(benefits.getSummary, asksBenefits ? undefined : null).data;
  const now = useFillCostNow(mayAsk ? balance.data : undefined, memberId);
  const isLoading = (mayAsk && isFirstLoad(balance)) || (asksBenefits && isFirstLoad(summary));
  return { now, isLoading };
}
