import { planDay } from '../calendar/calendar';
import { type SaidSum, saidSum } from '../claims/claim-sums';
import {
  type DrugToFill,
  lackingOf,
  type NamedFill,
  paidIn,
  type SentFill,
  toComeIn,
  totalOf,
  unpricedIn,
} from '../drug-price/fills-of-year';
import { fillThatMeets, type MonthOfFills, yearByMonth } from '../drug-price/year-of-fills';
import type { YearLimit } from '../drug-price/yearly-limits';
import { sumAmounts } from '../money/money';
import { type CountedLimit, countedLimit, type DrugLimits } from './drug-limits';

/** A person's drugs with what was paid and is to come; `countsYear`: what is to come counts what was paid this year. */
interface DrugsOfYear extends DrugLimits {
  countsYear: boolean;
  paid: readonly SentFill[];
  drugs: readonly DrugToFill[];
}

/** When a yearly limit is met, one's own or the family's: by a fill, or else by other care or the family's fills. */
export type LimitStory =
  | ((
      | { kind: 'met' | 'toCome'; fill: NamedFill }
      | { kind: 'metElse' }
      | { kind: 'notThisYear'; end: number }
    ) & { limit: number; isFamily: boolean })
  | null;

export interface YearOfDrugs {
  year: number;
  months: MonthOfFills[];
  paid: number;
  /** Paid fills that do not say their amount or day: `paid` is without them. */
  lacking: number;
  /** Whether a paid amount is below zero. */
  hasNegatives: boolean;
  /** What may be said of the fills to come. */
  toCome: SaidSum;
  /** The months, 1 to 12, of fills to come that have no price: no sum has them. */
  unpriced: number[];
  /** What was paid and is to come, and how much of it is deductible. */
  total: number;
  totalDeductible: number;
  /** 1 to 12: months from this one on have fills to come. */
  currentMonth: number;
  deductible: LimitStory;
  outOfPocket: LimitStory;
  /** What counts toward the person's out-of-pocket limit besides these fills; 0 where that is not known. */
  otherCare: number;
}

/** The year of a person's drugs: months, totals and when the limits are met. */
export function yearOfDrugs(answer: DrugsOfYear, year: number, now: Date): YearOfDrugs {
  const paid = paidIn(answer.paid, year);
  // Priced as if nothing of the year were met, it is not what will be paid.
  const toCome = answer.countsYear ? toComeIn(answer.drugs, year) : [];
  const unpriced = answer.countsYear ? unpricedIn(answer.drugs, year).map(monthOfFill) : [];
  const story = (limit: CountedLimit, part: Part) =>
    storyOf(limit, part, paid, unpriced.length > 0 ? null : toCome);
  const months = yearByMonth(year, paid, toCome);
  return {
    year,
    months,
    total: sumAmounts(months.map((month) => month.total)),
    totalDeductible: sumAmounts(months.map((month) => month.deductible)),
    paid: totalOf(paid),
    lacking: lackingOf(answer.paid).length,
    hasNegatives: paid.some(({ youPay }) => youPay < 0),
    toCome: saidSum(totalOf(toCome), unpriced.length),
    unpriced,
    currentMonth: Number(planDay(now).slice(5, 7)),
    deductible: story(countedLimit(answer, 'deductible'), 'deductible'),
    outOfPocket: story(countedLimit(answer, 'outOfPocket'), 'outOfPocket'),
    otherCare: otherCareOf(answer, paid),
  };
}

function otherCareOf(answer: DrugsOfYear, paid: readonly NamedFill[]): number {
  const { met } = answer.limits.outOfPocket;
  if (met === null || lackingOf(answer.paid).length > 0) return 0;
  return Math.max(0, sumAmounts([met, ...paid.map(({ outOfPocket }) => -outOfPocket)]));
}

/** How many fills to come in a month have no price. */
export const unpricedOf = ({ unpriced }: YearOfDrugs, month: number): number =>
  unpriced.filter((each) => each === month).length;

/** How many parts the sum of a month leaves out. A fill that lacks its day may be of any month until now. */
export const leftOutIn = (whole: YearOfDrugs, month: number): number =>
  (month <= whole.currentMonth ? whole.lacking : 0) + unpricedOf(whole, month);

/** The same of what is added up from January to a month. */
export const leftOutUntil = ({ lacking, unpriced }: YearOfDrugs, month: number): number =>
  lacking + unpriced.filter((each) => each <= month).length;

type Part = 'outOfPocket' | 'deductible';

function storyOf(
  { met, limit, scope }: CountedLimit,
  part: Part,
  paid: readonly NamedFill[],
  /** Null where one of them has no price: then it is not known which of them meets a limit. */
  toCome: readonly NamedFill[] | null,
): LimitStory {
  // Without a limit, or with one of 0, there is nothing to reach.
  if (met === null || !limit) return null;
  const known: YearLimit = { met, limit };
  const isFamily = scope === 'family';
  const facts = { limit, isFamily };
  // The fill of a relative may have met the family's limit.
  if (isFamily && met >= limit) return { kind: 'metElse', ...facts };
  const fill = fillThatMeets(known, part, paid, toCome ?? []);
  if (fill) return { kind: toCome?.includes(fill) ? 'toCome' : 'met', fill, ...facts };
  if (!toCome) return met >= limit ? { kind: 'metElse', ...facts } : null;
  const end = sumAmounts([met, ...toCome.map((each) => each[part])]);
  return end >= limit ? { kind: 'metElse', ...facts } : { kind: 'notThisYear', end, ...facts };
}

/** The month in which a limit is met, 1 to 12; null when none does. */
export const monthOfStory = (story: LimitStory): number | null =>
  story?.kind === 'met' || story?.kind === 'toCome' ? monthOfFill(story.fill) : null;

const monthOfFill = ({ filledOn }: NamedFill) => Number(filledOn.slice(5, 7));
