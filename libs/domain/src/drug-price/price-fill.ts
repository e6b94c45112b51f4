import { toCents } from '../money/money';
import { insulinRule, insulinShare } from './part-d';
import { type BenefitCharge, shareOf } from './benefit-charge';
import { type ExtraHelp, extraHelpCopays, withExtraHelp } from './extra-help';
import { leftOfLimits, type YearToDate } from './yearly-limits';
import type { FillPrice, SpecialRule } from './fill-price';
import { fillStages } from './fill-stages';

/** Everything that the price of one fill depends on. Amounts in dollars. */
export interface FillToPrice {
  /** The plan year of the fill: Medicare's own amounts change with it. */
  planYear: number;
  /** What the plan agreed to pay the pharmacy for the fill. */
  agreedPrice: number;
  days: number;
  charge: BenefitCharge;
  deductibleApplies: boolean;
  year: YearToDate;
  /** By the rules of Medicare Part D. */
  isPartD: boolean;
  isBrand: boolean;
  /** What has its own rules: covered insulin (Part D), and vaccines that the advisory committee recommends. */
  special?: 'insulin' | 'vaccine' | undefined;
  /** Insulin that is a selected drug: its maximum fair price for the fill. */
  maximumFairPrice?: number | undefined;
  /** Part of the agreed price that the member pays for a brand although there is a generic. */
  brandDifference?: number | undefined;
  /** Whether it counts toward the yearly limit; where the plan does not say so, it counts toward none. */
  brandDifferenceCounts?: boolean | undefined;
  extraHelp?: ExtraHelp | undefined;
}

/** What the price of a fill depends on besides the year. Amounts in dollars. */
export interface FillTerms {
  /** What the plan agreed to pay the pharmacy for the fill. */
  agreedPrice: number;
  charge: BenefitCharge;
  deductibleApplies: boolean;
  /** Part of the agreed price that the member pays for a brand although there is a generic. */
  brandDifference: number;
  /** Whether that counts toward the yearly limit, and ends with it. */
  brandDifferenceCounts: boolean;
  /** The most that a member with Extra Help pays; null without it. */
  extraHelpCopay: number | null;
  /** The rule that the charge comes from; null for the plan's own. */
  specialRule: SpecialRule | null;
}

/**
 * The terms of a fill; null when Medicare's amounts of its plan year are not known. The share of insulin and vaccines
 * does not change during the year: a copay before any deductible.
 */
export function termsOf(fill: FillToPrice): FillTerms | null {
  if (!hasKnownAmounts(fill)) return null;
  const { agreedPrice, charge, deductibleApplies, isPartD } = fill;
  const brandDifference = isPartD ? 0 : Math.min(agreedPrice, fill.brandDifference ?? 0);
  const fixed = fixedShare(fill, toCents(agreedPrice) - toCents(brandDifference));
  const known = {
    agreedPrice,
    brandDifference,
    brandDifferenceCounts: fill.brandDifferenceCounts ?? false,
    extraHelpCopay: extraHelpCopayOf(fill),
  };
  if (fixed === null) return { ...known, charge, deductibleApplies, specialRule: null };
  return {
    ...known,
    deductibleApplies: false,
    specialRule: fill.special === 'vaccine' ? 'vaccine' : 'insulinCap',
    charge: { copay: fixed / 100, coinsurancePercent: null, atLeast: null, atMost: null },
  };
}

/**
 * The price of a fill: the deductible first, then the plan's copay or coinsurance for the rest, and never
 * more than what is left until the out-of-pocket maximum, except for a brand difference that does not count. Calculated in cents, half a cent up. Null when
 * Medicare's amounts of its plan year are not known.
 */
export function priceFill(fill: FillToPrice): FillPrice | null {
  const terms = termsOf(fill);
  return terms && priceTerms(terms, fill.year, fill.isPartD);
}

/** The price of a fill by its terms, at any point of the year; stages for Part D only. */
export function priceTerms(terms: FillTerms, year: YearToDate, isPartD = false): FillPrice {
  const price = planPrice(terms, year, isPartD);
  return terms.extraHelpCopay === null ? price : withExtraHelp(price, terms.extraHelpCopay);
}

/** The price by the plan alone, without Extra Help. */
function planPrice(terms: FillTerms, year: YearToDate, isPartD: boolean): FillPrice {
  const agreed = toCents(terms.agreedPrice);
  const difference = toCents(terms.brandDifference);
  const covered = agreed - difference;
  const untilMaximum = leftOfLimits(year.outOfPocket);
  const open = terms.deductibleApplies ? leftOfLimits(year.deductible).cents : 0;
  const wantedDeductible = Math.min(covered, open);
  const rest = covered - wantedDeductible;
  const wantedRest = shareOf(rest, terms.charge);
  const percent = rest > 0 ? percentOf(terms.charge) : null;

  // The maximum cuts what was added last: brand difference where it counts, then copay or coinsurance, then deductible.
  let left = untilMaximum.cents;
  const take = (wanted: number) => {
    const taken = Math.min(wanted, left);
    left -= taken;
    return taken;
  };
  const deductible = take(wantedDeductible);
  const share = take(wantedRest);
  const paidDifference = terms.brandDifferenceCounts ? take(difference) : difference;
  const youPay = deductible + share + paidDifference;
  const isLimited = youPay < wantedDeductible + wantedRest + difference;
  return {
    agreedPrice: agreed / 100,
    youPay: youPay / 100,
    extraHelpPays: 0,
    planPays: (agreed - youPay) / 100,
    deductible: deductible / 100,
    copay: percent === null ? share / 100 : 0,
    coinsurance: percent === null ? 0 : share / 100,
    coinsurancePercent: percent,
    brandDifference: paidDifference / 100,
    reason: isLimited ? 'outOfPocketLimit' : terms.specialRule,
    limitedBy: isLimited ? untilMaximum.scope : null,
    stages: isPartD
      ? fillStages({
          covered,
          deductible,
          share,
          percent,
          isLimited,
          leftToThreshold: untilMaximum.cents - deductible,
        })
      : [],
    counted: {
      deductible: deductible / 100,
      outOfPocket: (terms.brandDifferenceCounts ? youPay : youPay - paidDifference) / 100,
    },
  };
}

/** Whether Medicare's amounts that the fill takes are known for its plan year. */
function hasKnownAmounts({ planYear, isPartD, special, extraHelp }: FillToPrice): boolean {
  if (!isPartD) return true;
  if (special === 'insulin' && !insulinRule(planYear)) return false;
  return !extraHelp || extraHelpCopays(planYear, extraHelp) !== null;
}

/** A share of insulin or a vaccine that takes the place of deductible and tier, in cents; null when there is none. */
function fixedShare(fill: FillToPrice, covered: number): number | null {
  if (fill.special === 'vaccine') return 0;
  if (!fill.isPartD) return null;
  const rule = fill.special === 'insulin' ? insulinRule(fill.planYear) : null;
  return rule && toCents(insulinShare(rule, covered / 100, fill.days, fill.maximumFairPrice));
}

function extraHelpCopayOf({ isPartD, isBrand, extraHelp, planYear }: FillToPrice): number | null {
  const copays = isPartD && extraHelp ? extraHelpCopays(planYear, extraHelp) : null;
  return copays && copays[isBrand ? 'brand' : 'generic'];
}

const percentOf = ({ copay, coinsurancePercent }: BenefitCharge): number | null =>
  copay === null ? coinsurancePercent : null;
