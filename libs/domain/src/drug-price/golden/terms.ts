import type { BenefitCharge } from '../benefit-charge';
import type { FillPrice } from '../fill-price';
import type { FillToPrice } from '../price-fill';
import type { YearToDate } from '../yearly-limits';

export const copay = (amount: number): BenefitCharge => ({
  copay: amount,
  coinsurancePercent: null,
  atLeast: null,
  atMost: null,
});
export const share = (
  percent: number,
  atLeast: number | null = null,
  atMost: number | null = null,
) => ({
  copay: null,
  coinsurancePercent: percent,
  atLeast,
  atMost,
});

/** Deductible met of limit and out-of-pocket met of limit; the family's likewise. */
type Met = [deductible: number, limit: number, outOfPocket: number, maximum: number];
export const year = (own: Met, family?: Met): YearToDate => ({
  deductible: {
    individual: { met: own[0], limit: own[1] },
    family: family ? { met: family[0], limit: family[1] } : null,
  },
  outOfPocket: {
    individual: { met: own[2], limit: own[3] },
    family: family ? { met: family[2], limit: family[3] } : null,
  },
});

export const commercial: FillToPrice = {
  planYear: 2026,
  agreedPrice: 100,
  days: 30,
  charge: copay(10),
  deductibleApplies: true,
  year: year([0, 500, 0, 2000]),
  isPartD: false,
  isBrand: false,
};
export const partD: FillToPrice = {
  ...commercial,
  charge: share(25),
  year: year([615, 615, 615, 2100]),
  isPartD: true,
};
export const met = year([500, 500, 500, 2000]);

/** The arithmetic of a case, the input, and what comes out. */
export type GoldenPrice = [arithmetic: string, input: FillToPrice, expected: Partial<FillPrice>];

/** Cases by what they are about. */
export type GoldenTable = Readonly<Record<string, readonly GoldenPrice[]>>;
