import {
  type BenefitCharge,
  type BenefitTier,
  monthsOf,
  shareOf,
} from '../drug-price/benefit-charge';
import { type ShareDecidedBy, shareDecidedBy } from '../drug-price/coinsurance';
import { toCents } from '../money/money';
import type { FillCostNow } from './fill-cost';

/** A fill that comes again at the same price, in dollars, and how it was shared; null what is not known. */
export interface FillAgain {
  price: number;
  /** What of the price went to the deductible. */
  deductible: number;
  /** The member's share of the rest; null where another payer paid a part of it. */
  share: number | null;
  percent: number | null;
  days: number | null;
}

/** The tiers of the member's plan, whose bounds a share has; or why they are not known, null while that is awaited. */
export type TiersOfPlan = readonly BenefitTier[] | { why: 'notLoaded' | null };

/**
 * What the same fill will cost: nothing at a limit, and whose, or where its share is under half a cent of the price; or a
 * share in dollars, `isLimited` where no more than that is left until a limit, and what decided it before that. `unknown`
 * with the reason: one of what a fill costs now, `disagree` where the balances say that the deductible is not met,
 * `otherPayer` with Extra Help, which pays a part, and `notSent` without the percentage, or where the plan's tiers do not
 * say how that is bounded.
 */
export type NextFill =
  | { cost: 'nothing'; by: 'individual' | 'family' | 'price' }
  | { cost: 'share'; share: number; isLimited: boolean; decidedBy: ShareDecidedBy }
  | { cost: 'unknown'; why: 'notSent' | 'notLoaded' | 'disagree' | 'otherPayer' | null };

/** What a fill after which the deductible was met will cost the next time. */
export function nextFill(now: FillCostNow, fill: FillAgain, tiers: TiersOfPlan): NextFill {
  switch (now.cost) {
    case 'nothing':
    case 'unknown':
      return now;
    case 'full':
      return { cost: 'unknown', why: 'disagree' };
    case 'helpCopay':
      return { cost: 'unknown', why: 'otherPayer' };
    case 'share': {
      const { price, percent } = fill;
      if (percent === null || percent <= 0) return { cost: 'unknown', why: 'notSent' };
      if ('why' in tiers) return { cost: 'unknown', ...tiers };
      const charges = chargesLike(fill, tiers);
      const [wanted, ...others] = new Set(charges.map((each) => shareOf(toCents(price), each)));
      if (wanted === undefined || others.length > 0) return { cost: 'unknown', why: 'notSent' };
      if (wanted === 0) return { cost: 'nothing', by: 'price' };
      const left = now.untilNothing === null ? Infinity : toCents(now.untilNothing);
      return {
        cost: 'share',
        share: Math.min(wanted, left) / 100,
        isLimited: left < wanted,
        decidedBy: shareDecidedBy(wanted / 100, price, percent),
      };
    }
  }
}

/** The charges of a plan that may have been a fill's: no claim names its tier. A cent apart is rounding. */
function chargesLike(
  { price, deductible, share, percent, days }: FillAgain,
  tiers: readonly BenefitTier[],
): BenefitCharge[] {
  const rest = toCents(price) - toCents(deductible);
  return tiers
    .filter(({ deductibleApplies }) => deductibleApplies)
    .flatMap(({ costs }) => costs)
    .filter(
      (each) =>
        each.copay === null &&
        each.coinsurancePercent === percent &&
        (days === null || (each.days !== null && monthsOf(each.days) === monthsOf(days))) &&
        (share === null || Math.abs(shareOf(rest, each) - toCents(share)) <= 1),
    );
}
