import { sumAmounts, toCents } from '../money/money';

/** What a plan costs one person in a year, in dollars; null for what is not known. */
export interface PlanCosts {
  /** A month. */
  premium: number | null;
  drugs: readonly { yearCost: number | null }[];
}

/** What the drugs cost in a year of the plan; null when one of them is not known. */
export function drugCostOf({ drugs }: Pick<PlanCosts, 'drugs'>): number | null {
  let cents = 0;
  for (const { yearCost } of drugs) {
    if (yearCost === null) return null;
    cents += toCents(yearCost);
  }
  return cents / 100;
}

/** Twelve premiums and the drugs; null when a part of it is not known. */
export function yearTotalOf(plan: PlanCosts): number | null {
  const drugs = drugCostOf(plan);
  if (drugs === null || plan.premium === null) return null;
  return (12 * toCents(plan.premium) + toCents(drugs)) / 100;
}

/** How much more a year of one plan costs than of another, in dollars; null when a part of it is not known. */
export function yearMoreThan(plan: PlanCosts, other: PlanCosts): number | null {
  const [total, otherTotal] = [yearTotalOf(plan), yearTotalOf(other)];
  return total === null || otherTotal === null ? null : sumAmounts([total, -otherTotal]);
}

/** The plans that cost least in a year; none when a total is not known, or when all cost the same. */
export function lowestPlans<Plan extends PlanCosts>(plans: readonly Plan[]): Plan[] {
  const totals = plans.map(yearTotalOf);
  const known = totals.filter((total) => total !== null);
  const lowest = Math.min(...known);
  if (known.length < plans.length || known.every((total) => total === lowest)) return [];
  return plans.filter((_, index) => totals[index] === lowest);
}
