import { toCents } from '../money/money';

/** A yearly limit and how much of it is met, in dollars; `limit` null when the plan has none. */
export interface YearLimit {
  met: number;
  limit: number | null;
}

/** What counts toward the price of a fill: one's own limits, and the family's where several are covered. */
export interface YearToDate {
  deductible: { individual: YearLimit; family: YearLimit | null };
  outOfPocket: { individual: YearLimit; family: YearLimit | null };
}

/** What is left of a limit in cents, and whose it is. */
export interface LeftOfLimit {
  cents: number;
  scope: 'individual' | 'family';
}

const leftOf = ({ met, limit }: YearLimit): number =>
  limit === null ? Infinity : Math.max(0, toCents(limit) - toCents(met));

/** The smaller of what is left of one's own limit and of the family's. */
export function leftOfLimits({ individual, family }: YearToDate['deductible']): LeftOfLimit {
  const own = leftOf(individual);
  const shared = family ? leftOf(family) : Infinity;
  return shared < own ? { cents: shared, scope: 'family' } : { cents: own, scope: 'individual' };
}

/** What of a fill counts toward the yearly limits, in dollars. */
export interface CountedAmounts {
  deductible: number;
  outOfPocket: number;
}

/** The year after a fill is added for the person and the family; of a relative for the family only. */
export function afterFill(year: YearToDate, counted: CountedAmounts, isOwn = true): YearToDate {
  const add = (limit: YearLimit, amount: number): YearLimit => ({
    ...limit,
    met: (toCents(limit.met) + toCents(amount)) / 100,
  });
  const addBoth = ({ individual, family }: YearToDate['deductible'], amount: number) => ({
    individual: isOwn ? add(individual, amount) : individual,
    family: family && add(family, amount),
  });
  return {
    deductible: addBoth(year.deductible, counted.deductible),
    outOfPocket: addBoth(year.outOfPocket, counted.outOfPocket),
  };
}

/** The year with the deductible met. */
export function deductibleMet(year: YearToDate): YearToDate {
  const met = ({ limit }: YearLimit): YearLimit => ({ met: limit ?? 0, limit });
  const { individual, family } = year.deductible;
  return { ...year, deductible: { individual: met(individual), family: family && met(family) } };
}
