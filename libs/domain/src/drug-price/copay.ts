import { sumAmounts, toCents } from '../money/money';

/**
 * Whether what is paid as a copay is the whole price, because the price is not higher than the plan's copay. Takes what
 * is paid and the price without deductible and brand difference, in dollars.
 */
export const isPriceWithinCopay = (paid: number, price: number): boolean =>
  toCents(paid) > 0 && toCents(paid) === toCents(price);

interface PricedParts {
  agreedPrice: number | null;
  deductible: number | null;
  brandDifference: number | null;
}

/** What member and plan share of a fill, in dollars: the agreed price without deductible and brand difference. */
export const sharedPrice = ({ agreedPrice, deductible, brandDifference }: PricedParts): number =>
  sumAmounts([agreedPrice, -(deductible ?? 0), -(brandDifference ?? 0)]);
