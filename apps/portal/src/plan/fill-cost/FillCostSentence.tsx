import type { OutputOf } from '@portal/contracts';
import type { balances } from '@portal/contracts/balances';
import { benefits } from '@portal/contracts/benefits';
import {
  type ExtraHelp,
  extraHelpCopays,
  partDLimits,
  type Person,
  planYearAt,
  spendingLimits,
} from '@portal/domain';
import { fillCostNow, type FillCostNow, limitsSoFar } from '@portal/domain/facts';
import { useFormat, useText } from '../../language';
import { useClock } from '../../platform';
import { useSession } from '../../session';
import { requestOf, useAnswer } from '../../store';
import { personOf } from '../person-of';
import fillCostText from './fill-cost.text';

type BenefitBalance = OutputOf<typeof balances.getBenefitBalance>;
type BenefitSummary = OutputOf<typeof benefits.getSummary>;

const unknown: FillCostNow = { cost: 'unknown' };

/**
 * What a covered fill costs a person from now on, the signed-in member unless one is named, by an answer of the balances
 * and, in Medicare, of the benefits, which another part of the page requests; unknown without them.
 */
export function useFillCostNow(answer: BenefitBalance | undefined, who?: Person): FillCostNow {
  const { businessLine, userInfo } = useSession();
  const year = planYearAt(useClock().now());
  const summary = useAnswer(requestOf(benefits.getSummary)).data;
  const isPartD = businessLine === 'MEDD';
  if (!answer || (isPartD && !summary)) return unknown;
  const level = extraHelpOf(summary);
  const help = level ? { copays: extraHelpCopays(year, level) } : null;
  const plan = isPartD ? withStandardLimits(answer.planInfo, year) : answer.planInfo;
  const { deductible, outOfPocket } = spendingLimits(
    answer.balance,
    plan,
    who ?? personOf(userInfo),
  );
  const limits = { deductible: limitsSoFar(deductible), outOfPocket: limitsSoFar(outOfPocket) };
  return fillCostNow(limits, help);
}

/** The level of Extra Help; undefined without it. */
export function extraHelpOf(summary: BenefitSummary | undefined): ExtraHelp | undefined {
  const level = summary?.extraHelp;
  return level === 'full' || level === 'lowestIncome' ? level : undefined;
}

type PlanInfo = BenefitBalance['planInfo'];

/** The plan's own amounts of Part D, else those of the year. */
function withStandardLimits(plan: PlanInfo, year: number): PlanInfo {
  const limits = partDLimits(year, {
    deductible: plan.individualDeductible,
    outOfPocketMaximum: plan.individualOOPMax,
  });
  if (!limits) return plan;
  return { ...plan, individualDeductible: limits.deductible, individualOOPMax: limits.threshold };
}

/** What a covered fill costs from now on, in a sentence; nothing where it is unknown. */
export function FillCostSentence({ now }: { now: FillCostNow }) {
  const t = useText(fillCostText);
  const { money, longDate } = useFormat();
  const year = planYearAt(useClock().now());
  switch (now.cost) {
    case 'nothing':
      return (
        <p>
          {t(`fillCost.nothing.${now.by}`, {
            none: money(0),
            date: longDate(`${year}-12-31`),
          })}
        </p>
      );
    case 'share':
      return <p>{t(`fillCost.share.${now.by}`)}</p>;
    case 'full':
      return <p>{t('fillCost.full', { amount: money(now.left) })}</p>;
    case 'helpCopay':
      return (
        <p>
          {now.copays
            ? t('fillCost.helpCopay', {
                generic: money(now.copays.generic),
                brand: money(now.copays.brand),
              })
            : t('fillCost.help')}
        </p>
      );
    case 'unknown':
      return null;
  }
}
