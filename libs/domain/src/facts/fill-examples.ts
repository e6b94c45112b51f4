import { type BenefitCharge, type BenefitTier, chargeFor } from '../drug-price/benefit-charge';
import { extraHelpLevel } from '../drug-price/extra-help';
import type { FillPrice } from '../drug-price/fill-price';
import { partDCoinsurancePercent } from '../drug-price/part-d';
import { priceFill } from '../drug-price/price-fill';
import { entryForPlan } from '../plan/display-groups';
import type { StageNow } from './stage-now';

/** The plan's benefits, as the service sends them. */
interface Benefits {
  displays: readonly { displayGroup: string; tiers: readonly BenefitTier[] }[];
  planCode: string | null | undefined;
  extraHelp: string;
}

/**
 * Fills of 30 days at a pharmacy, in dollars: one that most fills stay under, a brand's, and one that leads into the
 * next stage; each on the tier on which such a drug usually is.
 */
const fills = [
  { agreedPrice: 50, tier: 2 },
  { agreedPrice: 400, tier: 3 },
  { agreedPrice: 2500, tier: 5 },
] as const;

/** What a fill would cost today. */
export interface FillExample {
  agreedPrice: number;
  /** The tier of the plan whose charge was counted; null for Medicare's standard benefit. */
  tier: number | null;
  price: FillPrice;
}

const standardCharge: BenefitCharge = {
  copay: null,
  coinsurancePercent: partDCoinsurancePercent,
  atLeast: null,
  atMost: null,
};

/**
 * Medicare: what the example fills would cost a member today by the plan's benefits, or by Medicare's standard
 * benefit where the plan says none. Leaves out a tier that the plan does not have at a pharmacy, and every fill of a
 * year in which the copays of Extra Help are not known.
 */
export function fillExamples(
  benefits: Benefits | undefined,
  { year: planYear, limits, met }: StageNow,
): FillExample[] {
  const tiers = benefits ? (entryForPlan(benefits.displays, benefits.planCode)?.tiers ?? []) : [];
  const extraHelp = extraHelpLevel(benefits?.extraHelp);
  const year = {
    deductible: { individual: { met: met.deductible, limit: limits.deductible }, family: null },
    outOfPocket: { individual: { met: met.outOfPocket, limit: limits.threshold }, family: null },
  };
  const common = { planYear, days: 30, year, isPartD: true, extraHelp } as const;
  return fills.flatMap(({ agreedPrice, tier }) => {
    const row = tiers.find((each) => each.tier === tier);
    const charge = tiers.length === 0 ? standardCharge : row && chargeFor(row, 'retail', 30);
    if (!charge) return [];
    const price = priceFill({
      ...common,
      agreedPrice,
      charge,
      isBrand: tier > 2,
      deductibleApplies: row?.deductibleApplies ?? true,
    });
    if (!price) return [];
    return [{ agreedPrice, tier: row?.tier ?? null, price }];
  });
}
