import { balances } from '@portal/contracts/balances';
import { benefits } from '@portal/contracts/benefits';
import {
  type CountedLimit,
  countedLimit,
  disputedLimits,
  type FillCostNow,
  fillCostOfDrugs,
  limitsByBalances,
} from '@portal/domain/facts';
import { useMemo } from 'react';
import { useDisagreements } from '../../../client-errors';
import { useFillCostNow, usePersonLimits } from '../../../plan/fill-cost/use-fill-cost';
import { useAgreed } from '../../../plan/use-balances';
import { useMayCall, useSession } from '../../../session';
import { useAnswer, useCallOnce } from '../../../store';
import { planPeople } from '../drugs.requests';
import type { MyDrugsAnswer } from './my-drugs.requests';

/** A person's drugs, next to what the balances know of the person's limits. */
interface AgreedDrugs {
  /** The answer; it counts nothing of the year where its limits are disputed. */
  answer: MyDrugsAnswer;
  /** Whether balances and drugs contradict each other on a limit. */
  isDisputed: boolean;
  /** The deductible that counts for the next fill. */
  deductible: CountedLimit;
  /** What a covered fill costs the person from now on. */
  now: FillCostNow;
}

const notKnown: CountedLimit = { met: null, limit: null, scope: 'individual' };

/**
 * A person's drugs, the signed-in member's unless `memberId` names another, with deductible and cost of a fill as the
 * balances have them, like everywhere; as the answer itself has them where these may not be requested or failed. The page
 * requests the balances for the people of the plan, together with the drugs.
 */
export function useAgreedDrugs(sent: MyDrugsAnswer, memberId: string | null): AgreedDrugs {
  const people = useAgreed(useAnswer(planPeople));
  const mayAsk = useMayCall(balances.getBenefitBalance);
  const isPartD = useSession().businessLine === 'MEDD';
  const mayAskBenefits = useMayCall(benefits.getSummary);
  useCallOnce(benefits.getSummary, isPartD && mayAskBenefits ? undefined : null);
  const limits = usePersonLimits(people.data, memberId ?? undefined);
  const byBalances = useFillCostNow(people.data, memberId ?? undefined);
  const disputed = useMemo(() => (limits ? disputedLimits(sent, limits) : []), [sent, limits]);
  useDisagreements('myDrugs.getList', 'balances.getBenefitBalance', disputed);
  const isDisputed = disputed.length > 0;
  const answer = useMemo(
    () => (isDisputed ? { ...sent, countsYear: false } : sent),
    [sent, isDisputed],
  );
  if (isDisputed) {
    return { answer, isDisputed, deductible: notKnown, now: { cost: 'unknown', why: 'notSent' } };
  }
  const known = limits && sent.countsYear ? limitsByBalances(limits) : sent;
  const deductible = countedLimit(known, 'deductible');
  const hasFailed = people.status === 'failure' && !people.data;
  if (mayAsk && !hasFailed) return { answer, isDisputed, deductible, now: byBalances };
  const now = fillCostOfDrugs(sent);
  const isLost = now.cost === 'unknown' && hasFailed;
  return { answer, isDisputed, deductible, now: isLost ? { ...now, why: 'notLoaded' } : now };
}
