import type { StagePart } from './part-d';
import type { CountedAmounts } from './yearly-limits';

/**
 * What one fill costs. Amounts in dollars; `youPay` = deductible + copay + coinsurance + brandDifference, and
 * `agreedPrice` = youPay + extraHelpPays + planPays.
 */
export interface FillPrice {
  agreedPrice: number;
  youPay: number;
  /** What Extra Help pays of the plan's share. */
  extraHelpPays: number;
  planPays: number;
  deductible: number;
  copay: number;
  coinsurance: number;
  /** The percentage that `coinsurance` was calculated with; null for a copay. */
  coinsurancePercent: number | null;
  brandDifference: number;
  /** Why the plan's copay or coinsurance does not hold; null when it does. */
  reason: PriceReason | null;
  /** The yearly limit that made the fill cheaper; null when none did. */
  limitedBy: 'individual' | 'family' | null;
  /** Part D: the stages that the fill goes through. */
  stages: StagePart[];
  /** What counts toward the yearly limits: what the member and Extra Help pay. */
  counted: CountedAmounts;
}

/**
 * Why a fill costs something else than the plan's deductible and share: an out-of-pocket limit that it meets or that
 * is met (`limitedBy` says whose), the copay of Extra Help, Medicare's cap on insulin, or a free vaccine.
 */
export type PriceReason = 'outOfPocketLimit' | 'extraHelp' | SpecialRule;

/** A rule that takes the place of deductible and share. */
export type SpecialRule = 'insulinCap' | 'vaccine';
