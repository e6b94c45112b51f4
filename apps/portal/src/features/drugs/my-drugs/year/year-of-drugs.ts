import {
  fillThatMeets,
  localDay,
  type MonthOfFills,
  sumAmounts,
  yearByMonth,
  type YearLimit,
} from '@portal/domain';
import type { MyDrugsAnswer } from '../my-drugs.requests';
import { type NamedFill, paidIn, toComeIn, totalOf } from '../my-drugs.selectors';

/** When a yearly limit is met. `fill` is null where other care met it, or the family. */
export type LimitStory =
  | { kind: 'met' | 'toCome'; fill: NamedFill; limit: number }
  | { kind: 'metElse'; limit: number }
  | { kind: 'notThisYear'; end: number; limit: number }
  | null;

export interface YearOfDrugs {
  year: number;
  months: MonthOfFills[];
  paid: number;
  toCome: number;
  /** 1 to 12: months from this one on have fills to come. */
  currentMonth: number;
  deductible: LimitStory;
  outOfPocket: LimitStory;
}

/** The year of a person's drugs: months, totals and when the limits are met. */
export function yearOfDrugs(answer: MyDrugsAnswer, year: number, now: Date): YearOfDrugs {
  const paid = paidIn(answer, year);
  const toCome = toComeIn(answer.drugs, year);
  const story = (limit: { met: number | null; limit: number | null }, part: Part) =>
    storyOf(limit, part, paid, toCome);
  return {
    year,
    months: yearByMonth(year, paid, toCome),
    paid: totalOf(paid),
    toCome: totalOf(toCome),
    currentMonth: Number(localDay(now).slice(5, 7)),
    deductible: story(answer.limits.deductible, 'deductible'),
    outOfPocket: story(answer.limits.outOfPocket, 'youPay'),
  };
}

type Part = 'youPay' | 'deductible';

function storyOf(
  { met, limit }: { met: number | null; limit: number | null },
  part: Part,
  paid: readonly NamedFill[],
  toCome: readonly NamedFill[],
): LimitStory {
  // Without a limit, or with one of 0, there is nothing to reach.
  if (met === null || !limit) return null;
  const known: YearLimit = { met, limit };
  const fill = fillThatMeets(known, part, paid, toCome);
  if (fill) return { kind: toCome.includes(fill) ? 'toCome' : 'met', fill, limit };
  const end = sumAmounts([met, ...toCome.map((each) => each[part])]);
  return end >= limit ? { kind: 'metElse', limit } : { kind: 'notThisYear', end, limit };
}

/** The month in which a limit is met, 1 to 12; null when none does. */
export const monthOf = (story: LimitStory): number | null =>
  story?.kind === 'met' || story?.kind === 'toCome'
    ? Number(story.fill.filledOn.slice(5, 7))
    : null;
