import { type YearChange, yearChange, yearChanges } from '@portal/domain';
import type { MyDrug } from '../my-drugs.requests';

export interface DrugChange {
  drug: MyDrug;
  nextYear: NonNullable<MyDrug['nextYear']>;
  change: YearChange;
}

/** A short course has a price and no year. */
const isCourse = ({ price, yearDays }: MyDrug) => price !== null && yearDays === null;

/** What changes for each drug that is filled or waits; without short courses and those that have no figures of next year. */
export const changesOf = (drugs: readonly MyDrug[]): DrugChange[] =>
  drugs.flatMap((drug) => {
    const { rules, yearCost, nextYear } = drug;
    if (!nextYear || drug.state === 'stopped' || isCourse(drug)) return [];
    return [{ drug, nextYear, change: yearChange({ rules, yearCost }, nextYear) }];
  });

/** How many drugs have no cost of next year although they are on its list. */
export const unknownCosts = (changes: readonly DrugChange[]): number =>
  changes.filter(({ nextYear }) => nextYear.rules !== null && nextYear.yearCost === null).length;

/** How many drugs there are of each kind of change, the one with most to do first. */
export const countsOf = (changes: readonly DrugChange[]) =>
  yearChanges
    .map((kind) => ({
      kind,
      count: changes.filter(({ change }) => change.kind === kind).length,
    }))
    .filter(({ count }) => count > 0);

/** The drugs in order of what there is to do, then of the difference in cost. */
export const biggestFirst = (changes: readonly DrugChange[]): DrugChange[] => {
  const rankOf = ({ change }: DrugChange) => yearChanges.indexOf(change.kind);
  const size = ({ change }: DrugChange) => Math.abs(change.difference ?? 0);
  return [...changes].sort((a, b) => rankOf(a) - rankOf(b) || size(b) - size(a));
};
