import {
  parseTypedAmount,
  paymentPlanBills,
  type PaymentPlanMonth,
  type PaymentPlanSummary,
  paymentPlanSummary,
  sumAmounts,
} from '@portal/domain';
import type { MyDrug } from '../my-drugs/my-drugs.requests';
import { type NamedFill, toComeIn, unpricedIn } from '../my-drugs/my-drugs.selectors';

/** Whose costs are spread: those of the member's own drugs, or a typed amount a month. */
export type CostsFrom = 'own' | 'other';

/** The form as it is typed. */
export interface PlanForm {
  costsFrom: CostsFrom;
  monthly: string;
  /** The first month, YYYY-MM. */
  start: string;
  paid: string;
}

/** The figures that the months are worked out from, in dollars. */
export interface PlanFigures {
  year: number;
  firstMonth: number;
  paidBefore: number;
  /** By month from the first on. */
  costs: number[];
  /** The highest price of one fill; 0 for typed months, which may be several fills. */
  highestFill: number;
}

const most = 99_999;

/** A typed amount from 0 to 99,999; null for anything else. */
function planAmount(typed: string): number | null {
  const amount = parseTypedAmount(typed);
  return amount !== null && amount >= 0 && amount <= most ? amount : null;
}

/** The fields that need another value. */
export const wrongFields = ({ costsFrom, monthly, paid }: PlanForm): ('monthly' | 'paid')[] => [
  ...(costsFrom === 'other' && planAmount(monthly) === null ? (['monthly'] as const) : []),
  ...(planAmount(paid) === null ? (['paid'] as const) : []),
];

/**
 * The months in which one can start, YYYY-MM: from that of today to the end of the plan's year, and January once next year
 * can be chosen.
 */
export function startMonths(today: string, canChooseNextYear: boolean): [string, ...string[]] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const later = Array.from({ length: 12 - month }, (_, at) => monthText(year, month + 1 + at));
  const months: [string, ...string[]] = [monthText(year, month), ...later];
  return canChooseNextYear ? [...months, monthText(year + 1, 1)] : months;
}

export const monthText = (year: number, month: number): string =>
  `${year}-${String(month).padStart(2, '0')}`;

/** The figures of a form that has no wrong field. */
export function figuresOf(
  { costsFrom, monthly, start, paid }: PlanForm,
  drugs: readonly MyDrug[],
  thisYear: number,
): PlanFigures {
  const [year = thisYear, firstMonth = 1] = start.split('-').map(Number);
  const count = 13 - firstMonth;
  const common = { year, firstMonth, paidBefore: planAmount(paid) ?? 0 };
  if (costsFrom === 'other') {
    const amount = planAmount(monthly) ?? 0;
    return { ...common, costs: Array<number>(count).fill(amount), highestFill: 0 };
  }
  const fills = fillsIn(drugs, year, thisYear).filter(({ filledOn }) => filledOn >= start);
  return {
    ...common,
    costs: Array.from({ length: count }, (_, index) => {
      const prefix = monthText(year, firstMonth + index);
      const own = fills.filter(({ filledOn }) => filledOn.startsWith(prefix));
      return sumAmounts(own.map(({ youPay }) => youPay));
    }),
    highestFill: Math.max(0, ...fills.map(({ youPay }) => youPay)),
  };
}

/** Whether a form asks for the member's own costs of a year in which none of them is known yet, or a fill has no price. */
export function isUnknownYear(
  { costsFrom, start }: PlanForm,
  drugs: readonly MyDrug[],
  thisYear: number,
): boolean {
  const year = Number(start.slice(0, 4));
  if (costsFrom !== 'own') return false;
  if (unpricedIn(drugsIn(drugs, year, thisYear), year).length > 0) return true;
  if (year === thisYear) return false;
  return (
    fillsIn(drugs, year, thisYear).length === 0 &&
    drugs.some(({ nextYear }) => nextYear?.rules && nextYear.yearCost === null)
  );
}

/** What is paid by the first month: what is paid so far, and the expected fills of this year before that month. */
export function paidBy(
  start: string,
  met: number,
  drugs: readonly MyDrug[],
  thisYear: number,
): number {
  if (Number(start.slice(0, 4)) > thisYear) return 0;
  const before = toComeIn(drugs, thisYear).filter(({ filledOn }) => filledOn < start);
  return sumAmounts([met, ...before.map(({ youPay }) => youPay)]);
}

/** The expected fills of this year or of the next. */
const fillsIn = (drugs: readonly MyDrug[], year: number, thisYear: number): NamedFill[] =>
  toComeIn(drugsIn(drugs, year, thisYear), year);

/** The drugs with the fills to come of a year. */
const drugsIn = (drugs: readonly MyDrug[], year: number, thisYear: number): readonly MyDrug[] =>
  year === thisYear
    ? drugs
    : drugs.map((drug) => ({ ...drug, toCome: drug.nextYear?.toCome ?? [] }));

/** The months of the payment plan, and what they come to. */
export interface Plan extends PlanFigures {
  threshold: number;
  months: PaymentPlanMonth[];
  summary: PaymentPlanSummary;
}

export function planOf(figures: PlanFigures, threshold: number): Plan {
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
