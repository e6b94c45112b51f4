import { percentOfCents } from '../drug-price/coinsurance';
import { toCents } from '../money/money';
import type { FillCostNow } from './fill-cost';

/** A fill that comes again at the same price, in dollars, of which the plan charges a percentage; null when not known. */
export interface FillAgain {
  price: number;
  percent: number | null;
}

/**
 * What the same fill will cost: nothing at a limit, and whose, or where its share is under half a cent of the price; or a
 * share in dollars, `isLimited` where no more than that is left until a limit. `unknown` with the reason: one of what a fill costs now, `disagree` where the balances say that
 * the deductible is not met, `otherPayer` with Extra Help, which pays a part, and `notSent` without the percentage.
 */
export type NextFill =
  | { cost: 'nothing'; by: 'individual' | 'family' | 'price' }
  | { cost: 'share'; share: number; isLimited: boolean }
  | { cost: 'unknown'; why: 'notSent' | 'notLoaded' | 'disagree' | 'otherPayer' | null };

/** What a fill after which the deductible was met will cost the next time. */
export function nextFill(now: FillCostNow, { price, percent }: FillAgain): NextFill {
  switch (now.cost) {
    case 'nothing':
    case 'unknown':
      return now;
    case 'full':
      return { cost: 'unknown', why: 'disagree' };
    case 'helpCopay':
      return { cost: 'unknown', why: 'otherPayer' };
    case 'share': {
      if (percent === null || percent <= 0) return { cost: 'unknown', why: 'notSent' };
      const wanted = percentOfCents(toCents(price), percent);
      if (wanted === 0) return { cost: 'nothing', by: 'price' };
      const left = now.untilNothing === null ? Infinity : toCents(now.untilNothing);
      return { cost: 'share', share: Math.min(wanted, left) / 100, isLimited: left < wanted };
    }
  }
}
