import {
  type DrugToFill,
  type NamedFill,
  type SentFill,
  toComeIn,
  totalOf,
  unpricedIn,
} from '../drug-price/fills-of-year';
import { sumAmounts } from '../money/money';
import { type PaymentPlanMonth, paymentPlanBills } from './payment-plan';
import { type PaymentPlanSummary, paymentPlanSummary } from './payment-plan-help';

/** A drug with its expected fills of this year and of the next; no `rules`: it is not on that year's list. */
interface DrugOfYears extends DrugToFill {
  nextYear: {
    toCome: readonly SentFill[];
    rules: object | null;
    yearCost: number | null;
  } | null;
}

/** When the payment plan begins, YYYY-MM, and what is paid of the year by then, in dollars. */
interface PlanStart {
  start: string;
  paidBefore: number;
}

/** The figures that the months are worked out from, in dollars. */
export interface PlanFigures {
  year: number;
  firstMonth: number;
  paidBefore: number;
  /** By month from the first on. */
  costs: number[];
  /** The highest price of one fill; 0 for months of one amount, which may be several fills. */
  highestFill: number;
}

export const monthText = (year: number, month: number): string =>
  `${year}-${String(month).padStart(2, '0')}`;

const yearOf = (start: string): number => Number(start.slice(0, 4));

function figuresWith(
  { start, paidBefore }: PlanStart,
  highestFill: number,
  costOf: (month: string) => number,
): PlanFigures {
  const [year, firstMonth] = [yearOf(start), Number(start.slice(5, 7))];
  const costs = Array.from({ length: 13 - firstMonth }, (_, index) =>
    costOf(monthText(year, firstMonth + index)),
  );
  return { year, firstMonth, paidBefore, costs, highestFill };
}

/** The figures of months that each cost the same. */
export const evenFigures = (start: PlanStart, monthly: number): PlanFigures =>
  figuresWith(start, 0, () => monthly);

/** The figures of the expected fills of a person's drugs. */
export function ownFigures(
  plan: PlanStart,
  drugs: readonly DrugOfYears[],
  thisYear: number,
): PlanFigures {
  const fills = fillsIn(drugs, yearOf(plan.start), thisYear).filter(
    ({ filledOn }) => filledOn >= plan.start,
  );
  const highest = Math.max(0, ...fills.map(({ youPay }) => youPay));
  return figuresWith(plan, highest, (month) =>
    totalOf(fills.filter(({ filledOn }) => filledOn.startsWith(month))),
  );
}

/** Whether the costs of the own drugs in the year of a start are not known yet: none of them is, or a fill has no price. */
export function isUnknownYear(
  start: string,
  drugs: readonly DrugOfYears[],
  thisYear: number,
): boolean {
  const year = yearOf(start);
  if (unpricedIn(drugsIn(drugs, year, thisYear), year).length > 0) return true;
  if (year === thisYear) return false;
  return (
    fillsIn(drugs, year, thisYear).length === 0 &&
    drugs.some(({ nextYear }) => nextYear?.rules && nextYear.yearCost === null)
  );
}

/**
 * What is paid by the first month: what is paid so far, and the expected fills of this year before that month; null where
 * it is not known what is paid so far. A new year begins with nothing.
 */
export function paidBy(
  start: string,
  met: number | null,
  drugs: readonly DrugToFill[],
  thisYear: number,
): number | null {
  if (yearOf(start) > thisYear) return 0;
  if (met === null) return null;
  const before = toComeIn(drugs, thisYear).filter(({ filledOn }) => filledOn < start);
  return sumAmounts([met, totalOf(before)]);
}

/** The expected fills of this year or of the next. */
const fillsIn = (drugs: readonly DrugOfYears[], year: number, thisYear: number): NamedFill[] =>
  toComeIn(drugsIn(drugs, year, thisYear), year);

/** The drugs with the fills to come of a year. */
const drugsIn = (
  drugs: readonly DrugOfYears[],
  year: number,
  thisYear: number,
): readonly DrugToFill[] =>
  year === thisYear ? drugs : drugs.map(({ nextYear }) => ({ toCome: nextYear?.toCome ?? [] }));

/** The months of the payment plan, and what they come to. */
export interface PaymentPlan extends PlanFigures {
  threshold: number;
  months: PaymentPlanMonth[];
  summary: PaymentPlanSummary;
}

/** The payment plan of a year with this limit, in dollars. */
export function paymentPlanOf(figures: PlanFigures, threshold: number): PaymentPlan {
  const { firstMonth, paidBefore, costs, highestFill } = figures;
  const months = paymentPlanBills({ threshold, paidBefore, firstMonth, costs }) as [
    PaymentPlanMonth,
    ...PaymentPlanMonth[],
  ];
  const leftToLimit = Math.max(0, sumAmounts([threshold, -paidBefore]));
  return {
    ...figures,
    threshold,
    months,
    summary: paymentPlanSummary(months, { highestFill, leftToLimit }),
  };
}
