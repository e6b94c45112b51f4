import { type SaidSum, saidSum } from '../claims/claim-sums';
import { sumAmounts } from '../money/money';
import type { CountedFill } from './year-of-fills';

/** A fill with the name of its drug. */
export interface NamedFill extends CountedFill {
  drugName: string;
}

/** A fill as the service sends it: a day is '' and an amount null where it is not known. */
export interface SentFill {
  filledOn: string;
  drugName: string;
  youPay: number | null;
  deductible: number | null;
  outOfPocket: number | null;
}

/** A drug with its expected fills. */
export interface DrugToFill {
  toCome: readonly SentFill[];
}

const counted = ({ youPay, deductible, outOfPocket, ...fill }: SentFill): NamedFill => ({
  ...fill,
  youPay: youPay ?? 0,
  deductible: deductible ?? 0,
  outOfPocket: outOfPocket ?? youPay ?? 0,
});

const inYear = (year: number) => (fill: NamedFill) => fill.filledOn.startsWith(`${year}-`);

const byDay = (a: CountedFill, b: CountedFill) => (a.filledOn < b.filledOn ? -1 : 1);

/** What was paid in a year, by day. */
export const paidIn = (paid: readonly SentFill[], year: number): NamedFill[] =>
  paid
    .filter((fill) => !isLacking(fill))
    .map(counted)
    .filter(inYear(year))
    .sort(byDay);

const isLacking = ({ filledOn, youPay }: SentFill) => filledOn === '' || youPay === null;

/** The paid fills that do not say their amount or day: no sum of the year has them, and one without a day may be of any month. */
export const lackingOf = <Fill extends SentFill>(paid: readonly Fill[]): Fill[] =>
  paid.filter(isLacking);

/** The fills of a year that are still to come and have a price, of one drug or of all, by day. */
export const toComeIn = (drugs: readonly DrugToFill[], year: number): NamedFill[] =>
  drugs
    .flatMap(({ toCome }) => toCome.filter(({ youPay }) => youPay !== null).map(counted))
    .filter(inYear(year))
    .sort(byDay);

/** Those of them that have no price: no sum has them. */
export const unpricedIn = (drugs: readonly DrugToFill[], year: number): NamedFill[] =>
  drugs
    .flatMap(({ toCome }) => toCome.filter(({ youPay }) => youPay === null).map(counted))
    .filter(inYear(year));

/** What may be said of what the rest of a year costs. */
export const restOf = (drugs: readonly DrugToFill[], year: number): SaidSum =>
  saidSum(totalOf(toComeIn(drugs, year)), unpricedIn(drugs, year).length);

/** What the member pays for fills together, in dollars. */
export const totalOf = (fills: readonly CountedFill[]): number =>
  sumAmounts(fills.map(({ youPay }) => youPay));
