import { toCents } from '../money/money';
import type { FillPrice } from './fill-price';

/** Help of Medicare with drug costs, by income: the two levels of copays. */
export type ExtraHelp = 'full' | 'lowestIncome';

/** The level by its code in an answer; undefined without Extra Help. */
export const extraHelpLevel = (code: string | undefined): ExtraHelp | undefined =>
  code === 'full' || code === 'lowestIncome' ? code : undefined;

/** What one pays for a fill with Extra Help, in dollars; there is no deductible. */
export interface ExtraHelpCopays {
  generic: number;
  brand: number;
}

/** The copays by plan year, all assumed. A new year is a new row, once its amounts are announced. */
const extraHelpYears: Readonly<Record<number, Readonly<Record<ExtraHelp, ExtraHelpCopays>>>> = {
  2025: {
    full: { generic: 4.9, brand: 12.15 },
    lowestIncome: { generic: 1.6, brand: 4.8 },
  },
  2026: {
    full: { generic: 5.1, brand: 12.65 },
    lowestIncome: { generic: 1.6, brand: 4.9 },
  },
};

/** The copays of a level in a plan year; null when they are not known. */
export const extraHelpCopays = (planYear: number, level: ExtraHelp): ExtraHelpCopays | null =>
  extraHelpYears[planYear]?.[level] ?? null;

/**
 * A plan's price with Extra Help: the member pays the copay, or the plan's share where that is not more, which in an
 * open deductible is the whole price. Extra Help pays the rest of the share, and all of it counts toward the yearly
 * limits.
 */
export function withExtraHelp(price: FillPrice, copay: number): FillPrice {
  const share = toCents(price.youPay);
  // The plan's own copay or coinsurance, named as such.
  if (share <= toCents(copay) && price.deductible === 0) return price;
  const youPay = Math.min(share, toCents(copay));
  let left = youPay;
  const stages = price.stages.map((part) => {
    const paid = Math.min(toCents(part.share), left);
    left -= paid;
    return { ...part, share: paid / 100 };
  });
  return {
    ...price,
    youPay: youPay / 100,
    copay: youPay / 100,
    extraHelpPays: (share - youPay) / 100,
    deductible: 0,
    coinsurance: 0,
    coinsurancePercent: null,
    brandDifference: 0,
    ...(youPay < share ? { reason: 'extraHelp', limitedBy: null } : {}),
    stages,
  };
}
