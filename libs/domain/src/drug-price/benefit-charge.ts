import { toCents } from '../money/money';
import { percentOfCents } from './coinsurance';

/** What a plan charges for a fill at one kind of pharmacy for so many days: a copay, or a share in percent. Dollars. */
export interface BenefitCharge {
  copay: number | null;
  coinsurancePercent: number | null;
  atLeast: number | null;
  atMost: number | null;
}

export type PharmacyKind = 'preferredRetail' | 'retail' | 'mail';

/** One row of a plan's benefits, as the service sends it. */
export interface TierCharge extends BenefitCharge {
  pharmacy: PharmacyKind | 'unknown';
  days: number | null;
}

/** A tier of a plan's benefits. */
export interface BenefitTier {
  tier: number | null;
  deductibleApplies: boolean;
  costs: readonly TierCharge[];
}

/** Whether a plan has its own prices at preferred pharmacies. */
export const hasPreferredPrices = (tiers: readonly Pick<BenefitTier, 'costs'>[]): boolean =>
  tiers.some(({ costs }) =>
    costs.some((row) => row.pharmacy === 'preferredRetail' && hasCharge(row)),
  );

const hasCharge = ({ copay, coinsurancePercent }: BenefitCharge): boolean =>
  copay !== null || coinsurancePercent !== null;

/** The days of supply that plans have prices for. */
export const supplyDays = [30, 60, 90] as const;

/** Months of supply: the nearest number of 30 days, half a month up, and at least one. So 31 days are one month. */
export const monthsOf = (days: number): number => Math.max(1, Math.round(days / 30));

/**
 * What a tier costs at a kind of pharmacy for so many days: the row of as many months, and at a preferred
 * pharmacy the row of the others when it has none. Null when the plan does not offer it.
 */
export function chargeFor(tier: BenefitTier, kind: PharmacyKind, days: number): TierCharge | null {
  const found = tier.costs.find(
    (row) =>
      row.pharmacy === kind &&
      row.days !== null &&
      monthsOf(row.days) === monthsOf(days) &&
      hasCharge(row),
  );
  if (found) return found;
  return kind === 'preferredRetail' ? chargeFor(tier, 'retail', days) : null;
}

/** A charge of a price after the deductible, both in cents: the copay, or the share within its bounds; never more than the price. */
export function shareOf(
  cents: number,
  { copay, coinsurancePercent, atLeast, atMost }: BenefitCharge,
): number {
  if (copay !== null) return Math.min(cents, toCents(copay));
  const share = percentOfCents(cents, coinsurancePercent ?? 0);
  const most = atMost === null ? Infinity : toCents(atMost);
  return Math.min(cents, most, Math.max(share, atLeast === null ? 0 : toCents(atLeast)));
}
