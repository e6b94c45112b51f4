import { toCents } from '../money';
import { insulinShare, type StagePart } from '../part-d';
import type { BenefitCharge } from './benefit-charge';
import { type ExtraHelp, extraHelpCopay } from './extra-help';
import { roomLeft, type YearToDate } from './rooms';
import { fillStages } from './fill-stages';

/** Everything that the price of one fill depends on. Amounts in dollars. */
export interface FillToPrice {
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
  extraHelp?: ExtraHelp | undefined;
}

/** What one fill costs. Amounts in dollars; `youPay` = deductible + copay + coinsurance + brandDifference. */
export interface FillPrice {
  agreedPrice: number;
  youPay: number;
  planPays: number;
  deductible: number;
  copay: number;
  coinsurance: number;
  /** The percentage that `coinsurance` was calculated with; null for a copay. */
  coinsurancePercent: number | null;
  brandDifference: number;
  /** The yearly limit that made the fill cheaper; null when none did. */
  limitedBy: 'individual' | 'family' | null;
  /** Part D: the stages that the fill goes through. */
  stages: StagePart[];
}

/**
 * The price of a fill: the deductible first, then the plan's copay or coinsurance for the rest, and never
 * more than what is left until the out-of-pocket maximum. Calculated in cents, half a cent up.
 */
export function priceFill(fill: FillToPrice): FillPrice {
  const agreed = toCents(fill.agreedPrice);
  const difference = fill.isPartD ? 0 : Math.min(agreed, toCents(fill.brandDifference ?? 0));
  const covered = agreed - difference;
  const room = roomLeft(fill.year.outOfPocket);
  const fixed = fixedShare(fill, covered);
  const open = fill.deductibleApplies && fixed === null ? roomLeft(fill.year.deductible).cents : 0;
  const wantedDeductible = Math.min(covered, open);
  const rest = covered - wantedDeductible;
  const wantedRest = fixed ?? shareOf(rest, fill.charge);
  const percent = fixed === null && rest > 0 ? percentOf(fill.charge) : null;

  // The maximum cuts what was added last: brand difference, then copay or coinsurance, then deductible.
  let left = room.cents;
  const take = (wanted: number) => {
    const taken = Math.min(wanted, left);
    left -= taken;
    return taken;
  };
  const deductible = take(wantedDeductible);
  const share = take(wantedRest);
  const paidDifference = take(difference);
  const youPay = deductible + share + paidDifference;
  const isLimited = youPay < wantedDeductible + wantedRest + difference;
  return {
    agreedPrice: agreed / 100,
    youPay: youPay / 100,
    planPays: (agreed - youPay) / 100,
    deductible: deductible / 100,
    copay: percent === null ? share / 100 : 0,
    coinsurance: percent === null ? 0 : share / 100,
    coinsurancePercent: percent,
    brandDifference: paidDifference / 100,
    limitedBy: isLimited ? room.scope : null,
    stages: fill.isPartD
      ? fillStages({ covered, deductible, share, percent, room: room.cents - deductible })
      : [],
  };
}

/** A share that takes the place of deductible and tier, in cents; null when there is none. */
function fixedShare(fill: FillToPrice, covered: number): number | null {
  if (fill.special === 'vaccine') return 0;
  if (!fill.isPartD) return null;
  const insulin =
    fill.special === 'insulin'
      ? toCents(insulinShare(covered / 100, fill.days, fill.maximumFairPrice))
      : null;
  if (!fill.extraHelp) return insulin;
  const copay = Math.min(covered, toCents(extraHelpCopay(fill.extraHelp, fill.isBrand)));
  return insulin === null ? copay : Math.min(copay, insulin);
}

function shareOf(rest: number, { copay, coinsurancePercent, atLeast, atMost }: BenefitCharge) {
  if (copay !== null) return Math.min(rest, toCents(copay));
  const share = Math.round((rest * (coinsurancePercent ?? 0)) / 100);
  const most = atMost === null ? Infinity : toCents(atMost);
  return Math.min(rest, most, Math.max(share, atLeast === null ? 0 : toCents(atLeast)));
}

const percentOf = ({ copay, coinsurancePercent }: BenefitCharge): number | null =>
  copay === null ? coinsurancePercent : null;
