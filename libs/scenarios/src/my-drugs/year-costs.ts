import { addDays, expectedFills, toCents } from '@portal/domain';
import type { PlanOfMember } from '../drugs/plan-of-member';
import type { Pricing, RequestedFill } from '../drugs/quotes';
import { type Days, fillsToCome, type ReadDrug } from './read-my-drug';

type PlanPricing = Pricing & { plan: PlanOfMember };

/**
 * What each drug costs in its fills on the days that are wanted, in dollars, each fill priced after those of all drugs
 * before it, from where the plan's year stands; null for a drug with a fill that has no price.
 */
export function fillCosts(
  pricing: PlanPricing,
  taken: readonly ReadDrug[],
  isWanted: (day: string) => boolean,
): (drug: ReadDrug) => number | null {
  const fills = fillsToCome(pricing, pricing.plan.year, taken, isWanted);
  return (drug) => {
    const priced = fills.filter(({ fill }) => fill.drug === drug);
    if (priced.length < drug.expected.filter(isWanted).length) return null;
    return priced.reduce((cents, { price }) => cents + toCents(price.youPay), 0) / 100;
  };
}

/**
 * What a drug, or another one in its place, costs in the fills to expect of the next year, next to the other drugs, by the
 * list and the limits of any plan at its start; null without a price. One that was refused is counted as if it were
 * filled from January 1 on, unless it is a short course, which has no year.
 */
export function costInNextYear(
  pricing: PlanPricing,
  taken: readonly ReadDrug[],
  drug: ReadDrug,
  { yearEnd, nextYearEnd }: Days,
  requested: RequestedFill | undefined = drug.requested,
): number | null {
  const expected =
    drug.facts.state === 'waiting' && !drug.isCourse
      ? fromJanuary(drug, yearEnd, nextYearEnd)
      : drug.expected;
  const counted = { ...drug, requested, expected };
  const all = taken.map((each) => (each === drug ? counted : each));
  return fillCosts(pricing, all, (day) => day > yearEnd)(counted);
}

/** The days of a drug's fills as if the first were on the day after the year's end. */
const fromJanuary = ({ facts: { days } }: ReadDrug, yearEnd: string, until: string): string[] =>
  expectedFills({
    lastFilledOn: yearEnd,
    every: days ?? 30,
    lasts: 1,
    today: addDays(yearEnd, 1),
    until,
  });
