import { afterFill, type FillTerms, priceTerms, type YearToDate } from '../drug-price';
import { sumAmounts } from '../money/money';
import type { PricedChoice, SupplyTerms } from './refill';

interface StatedLimit {
  met: number | null;
  limit: number | null;
}

interface StatedLimits {
  individual: StatedLimit;
  /** Null where no one else is covered. */
  family: StatedLimit | null;
}

/** How much of the yearly limits is met before the order, as the service sends it. */
export interface StatedYear {
  deductible: StatedLimits;
  outOfPocket: StatedLimits;
}

/**
 * The lines of an order, each with its cost after those before it: what is paid for one counts toward deductible
 * and maximum before the next. A line keeps its cost alone where year or terms are not known, and adds nothing.
 */
export function priceInOrder<Line extends { choice: PricedChoice }>(
  lines: readonly Line[],
  stated: StatedYear | null,
): Line[] {
  let year = stated && knownYear(stated);
  return lines.map((line) => {
    const terms = line.choice.terms && knownTerms(line.choice.terms);
    if (!year || !terms) return line;
    const price = priceTerms(terms, year);
    year = afterFill(year, price.counted);
    return { ...line, choice: { ...line.choice, cost: price.youPay } };
  });
}

/** What lines cost together, in dollars. */
export const costOfLines = (lines: readonly { choice: PricedChoice }[]): number =>
  sumAmounts(lines.map(({ choice }) => choice.cost));

/** What an order costs less than its lines, each priced alone, in dollars: one may meet a limit for the next. */
export const savedTogether = (
  lines: readonly { choice: PricedChoice }[],
  stated: StatedYear | null,
): number => sumAmounts([costOfLines(lines), -costOfLines(priceInOrder(lines, stated))]);

function knownYear({ deductible, outOfPocket }: StatedYear): YearToDate | null {
  const known = ({ individual, family }: StatedLimits) => {
    const { met, limit } = individual;
    if (met === null || family?.met === null) return null;
    return {
      individual: { met, limit },
      family: family && { met: family.met, limit: family.limit },
    };
  };
  const limits = { deductible: known(deductible), outOfPocket: known(outOfPocket) };
  return limits.deductible && limits.outOfPocket
    ? { deductible: limits.deductible, outOfPocket: limits.outOfPocket }
    : null;
}

function knownTerms({ agreedPrice, deductibleApplies, ...terms }: SupplyTerms): FillTerms | null {
  const { copay, coinsurancePercent, atLeast, atMost, extraHelpCopay } = terms;
  const { brandDifference, brandDifferenceCounts } = terms;
  if (agreedPrice === null || (copay === null && coinsurancePercent === null)) return null;
  const charge = { copay, coinsurancePercent, atLeast, atMost };
  return {
    agreedPrice,
    charge,
    deductibleApplies,
    extraHelpCopay,
    specialRule: null,
    brandDifference: brandDifference ?? 0,
    brandDifferenceCounts,
  };
}
