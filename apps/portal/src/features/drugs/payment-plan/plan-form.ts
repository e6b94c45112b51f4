import {
  evenFigures,
  monthText,
  ownFigures,
  parseTypedAmount,
  type PlanFigures,
} from '@portal/domain';
import type { MyDrug } from '../my-drugs/my-drugs.requests';

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

/** The figures of a form that has no wrong field. */
export function figuresOf(
  { costsFrom, monthly, start, paid }: PlanForm,
  drugs: readonly MyDrug[],
  thisYear: number,
): PlanFigures {
  const begins = { start, paidBefore: planAmount(paid) ?? 0 };
  return costsFrom === 'other'
    ? evenFigures(begins, planAmount(monthly) ?? 0)
    : ownFigures(begins, drugs, thisYear);
}
