import {
  afterFill,
  chargeFor,
  comparedDays,
  type FillPrice,
  type FillTerms,
  type FillToPrice,
  fitsLimit,
  isShortCourse,
  monthsOf,
  type PharmacyKind,
  priceFill,
  quantityForDays,
  termsOf,
  toCents,
  yearDaysOf,
  type YearToDate,
} from '@portal/domain';
import type { DrugCatalogue } from '../drug-catalogue/drug-catalogue';
import type { DrugProduct, Strength } from '../drug-catalogue/drug-products';
import type { Json } from '../files/scenario-file';
import type { PlanOfMember } from './plan-of-member';

/** A fill to be priced. */
export interface RequestedFill {
  product: DrugProduct;
  strength: Strength;
  quantity: number;
  days: number;
  /** The days of supply that a year of it counts, where more is known than how it is prescribed. */
  yearDays?: number;
}

export interface Pricing {
  drugs: DrugCatalogue;
  /** Undefined: cash prices only. */
  plan: PlanOfMember | undefined;
  /** What the person takes already, and is not told to take. */
  taken?: ReadonlySet<DrugProduct>;
}

export interface FillPharmacy {
  npi: string;
  kind: PharmacyKind;
  inNetwork: boolean;
}

/** The generic whose share and price count for a brand; undefined when the brand's own do. */
const countedGeneric = ({ drugs, plan }: Pricing, product: DrugProduct) =>
  plan?.formulary.rowOf(product)?.brandDifference ? drugs.genericOf(product) : undefined;

/** The tier whose share the member pays: the generic's for a brand that costs the difference. */
export function chargedTier(pricing: Pricing, product: DrugProduct): number | undefined {
  const generic = countedGeneric(pricing, product);
  const rowOf = pricing.plan?.formulary.rowOf;
  return ((generic && rowOf?.(generic)) ?? rowOf?.(product))?.tier;
}

/** What the plan says of a fill at a pharmacy; undefined when it does not pay for it there. */
function fillToPrice(
  pricing: Pricing,
  { npi, kind, inNetwork }: FillPharmacy,
  { product, strength, quantity, days }: RequestedFill,
  year: YearToDate | undefined,
): FillToPrice | undefined {
  const { drugs, plan } = pricing;
  const row = plan?.formulary.rowOf(product);
  const priced = drugs.priceAt(npi, { product, unitPrice: strength.unitPrice, quantity, days });
  if (!plan || !row || !priced || !year || !inNetwork) return undefined;
  const generic = countedGeneric(pricing, product);
  const charged = chargedTier(pricing, product);
  const tier = plan.tiers.find((each) => each.tier === charged);
  const charge = tier && chargeFor(tier, kind, days);
  if (!tier || !charge) return undefined;
  const genericUnit = generic?.strengths.find((each) => each.strength === strength.strength);
  const genericPrice =
    generic && genericUnit
      ? drugs.priceAt(npi, { product: generic, unitPrice: genericUnit.unitPrice, quantity, days })
      : undefined;
  const { planYear } = plan.formulary;
  const fair = strength.fairPrice;
  return {
    planYear,
    agreedPrice: priced.agreed,
    days,
    charge,
    deductibleApplies: tier.deductibleApplies,
    year,
    isPartD: plan.isPartD,
    isBrand: product.isBrand,
    special: product.special,
    maximumFairPrice:
      fair && fair.from <= planYear ? toCents(fair.unitPrice * quantity) / 100 : undefined,
    brandDifference: genericPrice && Math.max(0, priced.agreed - genericPrice.agreed),
    brandDifferenceCounts: plan.brandDifferenceCounts,
    extraHelp: plan.extraHelp,
  };
}

/**
 * What the member pays for a fill at a pharmacy; undefined when the plan does not pay for it there, or when
 * Medicare's amounts of the plan year are not known.
 */
export function memberPrice(
  pricing: Pricing,
  pharmacy: FillPharmacy,
  requested: RequestedFill,
  year: YearToDate | undefined = pricing.plan?.year,
): FillPrice | undefined {
  const fill = fillToPrice(pricing, pharmacy, requested, year);
  return (fill && priceFill(fill)) ?? undefined;
}

/** What a fill costs at a pharmacy without a plan; undefined where it is not sold. */
export const cashPrice = (
  { drugs }: Pricing,
  { npi }: FillPharmacy,
  { product, strength, quantity, days }: RequestedFill,
): number | undefined =>
  drugs.priceAt(npi, { product, unitPrice: strength.unitPrice, quantity, days })?.cash ?? undefined;

/** What the price of a fill is calculated from. */
export function memberTerms(
  pricing: Pricing,
  pharmacy: FillPharmacy,
  requested: RequestedFill,
): FillTerms | undefined {
  const fill = fillToPrice(pricing, pharmacy, requested, pricing.plan?.year);
  return (fill && termsOf(fill)) ?? undefined;
}

/** The amounts of a fill that the plan does not pay for. */
const noAmounts = {
  agreedPrice: null,
  youPay: null,
  extraHelpPays: null,
  planPays: null,
  deductible: null,
  copay: null,
  coinsurance: null,
  coinsurancePercent: null,
  brandDifference: null,
  reason: null,
  limitedBy: null,
  nextYouPay: null,
  ninetyDaysYouPay: null,
};

/** The quote of one fill at one pharmacy, as it is on the wire. */
export function fillQuote(pricing: Pricing, pharmacy: FillPharmacy, fill: RequestedFill): Json {
  const { quantity, days } = fill;
  const price = memberPrice(pricing, pharmacy, fill);
  const next =
    price && memberPrice(pricing, pharmacy, fill, afterFill(pricing.plan!.year, price.counted));
  const known = { days, quantity, cashPrice: cashPrice(pricing, pharmacy, fill) ?? null };
  if (!price || !next) return { ...known, ...noAmounts, isOffered: false };
  const { stages: _stages, counted: _counted, reason, limitedBy, ...amounts } = price;
  return {
    ...known,
    ...amounts,
    isOffered: true,
    reason: reason ?? 'none',
    limitedBy: limitedBy ?? 'none',
    nextYouPay: next.youPay,
    ninetyDaysYouPay: ninetyDays(pricing, pharmacy, fill),
  };
}

/** What the fills of ninety days cost, one after the other: three of 30 days, or one of 90. */
function ninetyDays(pricing: Pricing, pharmacy: FillPharmacy, fill: RequestedFill): number | null {
  if (!pricing.plan || ![30, 90].includes(fill.days)) return null;
  let { year } = pricing.plan;
  let cents = 0;
  for (let days = 0; days < 90; days += fill.days) {
    const price = memberPrice(pricing, pharmacy, fill, year);
    if (!price) return null;
    cents += toCents(price.youPay);
    year = afterFill(year, price.counted);
  }
  return cents / 100;
}

/**
 * The supplies that are compared: the one that was asked for, and the same dose for one and three months as far as
 * the drug's packages and the plan's limit allow. A vaccine or a short course is sold as it was asked for.
 */
export function comparedFills({ plan }: Pricing, fill: RequestedFill): RequestedFill[] {
  if (isOnce(fill)) return [fill];
  const limit = plan?.formulary.rowOf(fill.product)?.ql;
  const isAllowed = ({ quantity, days }: RequestedFill) =>
    !limit || fitsLimit(limit, quantity, days);
  const others = comparedDays(fill.product.usual.days)
    .filter((days) => monthsOf(fill.days) !== monthsOf(days))
    .map((days) => withDays(fill, days));
  return [fill, ...others.filter(isAllowed)].sort((a, b) => a.days - b.days);
}

/** Three months of the same dose; undefined when its packages or the plan's limit do not allow it. */
export const longFill = (pricing: Pricing, fill: RequestedFill): RequestedFill | undefined =>
  comparedFills(pricing, fill).find(({ days }) => monthsOf(days) === 3);

/** The same dose for other days, of which a year has as many. */
const withDays = (fill: RequestedFill, days: number): RequestedFill => ({
  ...fill,
  days,
  quantity: quantityForDays(fill, days),
  yearDays: daysInYear(fill),
});

/** The days of supply that a year of a fill counts: at the person's own pace, else as prescribed. */
export const daysInYear = ({ days, yearDays = yearDaysOf(days, null) }: RequestedFill): number =>
  yearDays;

/** A vaccine or a short course: it does not go on for months. */
export const isOnce = ({ product, days }: Pick<RequestedFill, 'product' | 'days'>): boolean =>
  isShortCourse(product.usual.days) && isShortCourse(days);
