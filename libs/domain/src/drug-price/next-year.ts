import { sumAmounts, toCents } from '../money/money';
import type { QuantityLimit } from './quantity';

/** What a drug list asks for before it pays. */
export interface ListRules {
  tier: number | null;
  priorAuthorization: boolean;
  stepTherapy: readonly { drugName: string }[];
  quantityLimit: { quantity: number | null; days: number | null } | null;
  partBOrD: boolean;
  limitedAccess: boolean;
}

/** A drug on the list of one year, with what its fills of a whole year cost; `rules` null when it is not on the list. */
export interface DrugOfYear {
  rules: ListRules | null;
  yearCost: number | null;
}

export type RuleName = 'pa' | 'st' | 'ql' | 'bd' | 'la';

/** The kinds of change, the one with most to do first. */
export const yearChanges = [
  'notCovered',
  'costsMore',
  'newRules',
  'unknown',
  'costsLess',
  'same',
] as const;
export type YearChangeKind = (typeof yearChanges)[number];

export interface YearChange {
  kind: YearChangeKind;
  /** Dollars a year more (or, negative, less); null when one of the years has no price. */
  difference: number | null;
  /** Rules that are new or stricter. */
  newRules: RuleName[];
}

/**
 * What changes for a drug with the new plan year. A drug that was not covered either is the same; one whose cost in
 * one of the years is not known is `unknown`, unless its rules change.
 */
export function yearChange(now: DrugOfYear, next: DrugOfYear): YearChange {
  const { rules, yearCost } = next;
  const difference =
    yearCost === null || now.yearCost === null ? null : sumAmounts([yearCost, -now.yearCost]);
  if (!rules) return { kind: now.rules ? 'notCovered' : 'same', difference: null, newRules: [] };
  const newRules = newRulesOf(now.rules, rules);
  return { kind: kindOf(now.rules, newRules, difference), difference, newRules };
}

/** How much more a year of several drugs costs, in dollars; below zero for less. One that lacks a price is left out. */
export const yearDifference = (changes: readonly Pick<YearChange, 'difference'>[]): number =>
  sumAmounts(changes.map(({ difference }) => difference ?? 0));

function kindOf(
  before: ListRules | null,
  newRules: readonly RuleName[],
  difference: number | null,
): YearChangeKind {
  const cents = difference === null ? null : toCents(difference);
  if (cents !== null && cents > 0) return 'costsMore';
  if (newRules.length > 0) return 'newRules';
  if (!before) return 'costsLess';
  if (cents === null) return 'unknown';
  return cents < 0 ? 'costsLess' : 'same';
}

function newRulesOf(now: ListRules | null, next: ListRules): RuleName[] {
  const isNew: Record<RuleName, boolean> = {
    pa: next.priorAuthorization && !now?.priorAuthorization,
    st: next.stepTherapy.some(
      ({ drugName }) => !now?.stepTherapy.some((drug) => drug.drugName === drugName),
    ),
    ql: isStricter(limitOf(now), limitOf(next)),
    bd: next.partBOrD && !now?.partBOrD,
    la: next.limitedAccess && !now?.limitedAccess,
  };
  return (Object.keys(isNew) as RuleName[]).filter((name) => isNew[name]);
}

function limitOf(rules: ListRules | null): QuantityLimit | null {
  const { quantity, days } = rules?.quantityLimit ?? {};
  return quantity == null || days == null ? null : { quantity, days };
}

/** Fewer units a day than before. */
const isStricter = (now: QuantityLimit | null, next: QuantityLimit | null): boolean =>
  next !== null && (now === null || next.quantity * now.days < now.quantity * next.days);
