import { deductibleMet, isShortCourse, quantityForDays, toCents, yearCostOf } from '@portal/domain';
import type { DrugProduct } from '../drug-catalogue/drug-products';
import {
  cashPrice,
  daysInYear,
  type RequestedFill,
  memberPrice,
  type FillPharmacy,
  type Pricing,
} from './quotes';

/** A drug for the same condition that costs less. Amounts in dollars, once the deductible is met. */
export interface CheaperDrug {
  product: DrugProduct;
  strength: string;
  ndc: string;
  quantity: number;
  tier: number;
  /** As many days of it as of the fill. */
  youPay: number;
  /** The fill that it takes the place of; the price without the plan when the plan does not cover that. */
  inPlaceOf: number;
  /** As many days of each in a year; null for a short course, which is not taken all year. */
  savedPerYear: number | null;
  /** The fill of it that is priced. */
  requested: RequestedFill;
}

/**
 * Cheaper covered drugs for the same condition at a pharmacy: a brand's generic first, which needs no new
 * prescription, then the cheapest; none that the person takes already. Each for as many days as the fill.
 */
export function cheaperDrugs(
  pricing: Pricing,
  pharmacy: FillPharmacy,
  fill: RequestedFill,
  most = 3,
): CheaperDrug[] {
  const { plan, drugs } = pricing;
  if (!plan) return [];
  const settled = deductibleMet(plan.year);
  const payFor = (each: RequestedFill) => memberPrice(pricing, pharmacy, each, settled)?.youPay;
  const { product } = fill;
  const cash = plan.formulary.rowOf(product) ? undefined : cashPrice(pricing, pharmacy, fill);
  const inPlaceOf = cash ?? payFor(fill);
  if (inPlaceOf === undefined) return [];
  const ownYear = cash === undefined ? yearCost(pricing, pharmacy, fill) : cashYear(fill, cash);
  const generic = drugs.genericOf(product);
  const { taken } = pricing;
  const isGeneric = (each: CheaperDrug) => each.product === generic;
  return othersFor(pricing, product)
    .filter((other) => !taken?.has(other))
    .flatMap((other): CheaperDrug[] => {
      const tier = plan.formulary.rowOf(other)?.tier;
      const requested = sameDays(other, fill);
      const youPay = requested && payFor(requested);
      if (!requested || tier === undefined || youPay === undefined || youPay >= inPlaceOf)
        return [];
      const otherYear = yearCost(pricing, pharmacy, requested);
      const savedPerYear =
        ownYear === null || otherYear === null
          ? null
          : (toCents(ownYear) - toCents(otherYear)) / 100;
      const { strength, ndc } = requested.strength;
      const { quantity } = requested;
      return [
        {
          product: other,
          strength,
          ndc,
          quantity,
          tier,
          youPay,
          inPlaceOf,
          savedPerYear,
          requested,
        },
      ];
    })
    .filter(({ savedPerYear }) => savedPerYear !== 0)
    .sort((a, b) => Number(isGeneric(b)) - Number(isGeneric(a)) || a.youPay - b.youPay)
    .slice(0, most);
}

/** The drugs that may be taken in the place of another: a brand's generic, and those for the same condition. */
export function othersFor({ drugs }: Pick<Pricing, 'drugs'>, product: DrugProduct): DrugProduct[] {
  const generic = drugs.genericOf(product);
  return [...(generic ? [generic] : []), ...drugs.alternativesTo(product)];
}

/** As many days of another drug: the same amount of the same substance, else its usual amount for these days. */
function sameDays(other: DrugProduct, { product, strength, ...fill }: RequestedFill) {
  const same = other.strengths.find((each) => each.strength === strength.strength);
  if (same && other.genericName === product.genericName && other.form === product.form) {
    return { ...fill, product: other, strength: same };
  }
  const { usual } = other;
  const usualStrength = other.strengths.find((each) => each.strength === usual.strength);
  const quantity = quantityForDays(usual, fill.days);
  return usualStrength && { ...fill, product: other, strength: usualStrength, quantity };
}

const cashYear = (fill: RequestedFill, cash: number): number | null =>
  isShortCourse(fill.product.usual.days)
    ? null
    : (toCents(cash) * daysInYear(fill)) / fill.days / 100;

/** What a year of a fill costs at a pharmacy; null when the plan does not pay for it, and for a short course. */
export function yearCost(
  pricing: Pricing,
  pharmacy: FillPharmacy,
  fill: RequestedFill,
): number | null {
  const { plan } = pricing;
  if (!plan || isShortCourse(fill.product.usual.days)) return null;
  return yearCostOf(daysInYear(fill) / fill.days, plan.year, (year) =>
    memberPrice(pricing, pharmacy, fill, year),
  );
}
