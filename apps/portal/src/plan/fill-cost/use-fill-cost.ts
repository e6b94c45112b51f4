import type { OutputOf } from '@portal/contracts';
import { balances } from '@portal/contracts/balances';
import { benefits } from '@portal/contracts/benefits';
import {
  extraHelpCopays,
  extraHelpLevel,
  isSamePerson,
  ownBalance,
  planYearAt,
} from '@portal/domain';
import {
  fillCostNow,
  type FillCostNow,
  type PersonLimits,
  personLimits,
} from '@portal/domain/facts';
import { useMemo } from 'react';
import { useClock } from '../../platform';
import { useMayCall, useSession } from '../../session';
import { isFirstLoad, requestOf, useAnswer, useCall, useCallOnce } from '../../store';
import { useText } from '../../language';
import { signedInPerson } from '../signed-in-person';
import { useBalances } from '../use-balances';
import fillCostText from './fill-cost.text';

const unknown = (hasFailed: boolean): FillCostNow => ({
  cost: 'unknown',
  why: hasFailed ? 'notLoaded' : null,
});

type Balances = OutputOf<typeof balances.getBenefitBalance>;

/**
 * The limits of a person by an answer of the balances, the signed-in member's unless `memberId` names another: an amount of
 * theirs is not known where it does not list them. Null without the answer.
 */
export function usePersonLimits(
  answer: Balances | undefined,
  memberId?: string,
): PersonLimits | null {
  const { businessLine, userInfo } = useSession();
  const year = planYearAt(useClock().now());
  return useMemo(() => {
    if (!answer) return null;
    const row =
      memberId === undefined
        ? ownBalance(answer.balance, signedInPerson(userInfo))
        : answer.balance.find(({ member }) => isSamePerson(member.memberNumber, memberId));
    return personLimits(answer, row, businessLine === 'MEDD' ? year : null);
  }, [answer, memberId, userInfo, businessLine, year]);
}

/**
 * What a covered fill costs a person from now on, the signed-in member unless `memberId` names another, by an answer of
 * the balances and, in Medicare, of the benefits, which another part of the page requests; unknown without them.
 */
export function useFillCostNow(answer: Balances | undefined, memberId?: string): FillCostNow {
  const year = planYearAt(useClock().now());
  const { data: summary, status } = useAnswer(requestOf(benefits.getSummary));
  const isPartD = useSession().businessLine === 'MEDD';
  const limits = usePersonLimits(answer, memberId);
  if (!limits) return unknown(false);
  const level = extraHelpLevel(summary?.extraHelp);
  const help = level ? { copays: extraHelpCopays(year, level) } : null;
  const now = fillCostNow(limits, help);
  // The benefits say whether there is Extra Help, which changes all but that nothing is to pay.
  const needsBenefits = isPartD && now.cost !== 'nothing';
  return needsBenefits && !summary ? unknown(status === 'failure') : now;
}

/**
 * At an out-of-pocket limit: the sentence that a brand still costs its extra over the generic; '' where the plan counts it,
 * in Part D, which has no such cost, and while it loads. `asks`: no other part of the page requests the benefits.
 */
export function useBrandExtra(asks: boolean): string {
  const t = useText(fillCostText);
  const hasExtra = useSession().businessLine !== 'MEDD';
  const mayAsk = useMayCall(benefits.getSummary);
  useCallOnce(benefits.getSummary, asks && hasExtra && mayAsk ? undefined : null);
  const { data: plan, status } = useAnswer(requestOf(benefits.getSummary));
  const isLoading = mayAsk && (status === 'loading' || (asks && status === 'idle'));
  if (!hasExtra || plan?.brandDifferenceCounts || isLoading) return '';
  return t(plan ? 'fillCost.brandExtra' : 'fillCost.brandExtraUnknown');
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
  const balance = useBalances(mayAsk ? undefined : null).data;
  const summary = useCall(benefits.getSummary, asksBenefits ? undefined : null).data;
  const known = useFillCostNow(mayAsk ? balance.data : undefined, memberId);
  const now = mayAsk && !balance.data && balance.status === 'failure' ? unknown(true) : known;
  const isLoading = (mayAsk && isFirstLoad(balance)) || (asksBenefits && isFirstLoad(summary));
  return { now, isLoading };
}
