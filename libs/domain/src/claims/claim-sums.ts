import { isoDay } from '../calendar/calendar';
import { sumAmounts } from '../money/money';
import { type ClaimFigures, type ClaimStatusKind, isPaidKind } from './claims';

type Amounts = Pick<ClaimFigures, 'dateOfService' | 'status' | 'copayAmount' | 'amtInsurancePaid'>;

/** What is left out of the sums of claims of some days. */
export interface LeftOut {
  /** Claims that do not say what the member paid, or on which day. */
  unknown: number;
  /** The same for the amount of the plan. */
  planUnknown: number;
  /** Whether an amount in the sums is below zero, as of a claim that takes another back. */
  hasNegatives: boolean;
}

/** What the member and the plan paid for claims of some days, in dollars. */
export interface ClaimTotals extends LeftOut {
  youPaid: number;
  planPaid: number;
  /** Claims that lack an amount or their day. */
  lacking: number;
  /** Claims whose status is not known: no total has them. */
  notStated: number;
}

/**
 * What an amount of a claim adds to a total, in dollars. Only what was paid counts: not a claim that was
 * rejected, is not decided, repeats another, or whose status we don't know. A reversed one was given back:
 * as a separate line its negative amount cancels the original's, and marked on the original itself it
 * adds nothing.
 */
export function countedAmount(kind: ClaimStatusKind, amount: number | null): number {
  if (amount === null) return 0;
  if (kind === 'reversed') return Math.min(0, amount);
  return isPaidKind(kind) ? amount : 0;
}

/** Whether a claim takes another back: then its amounts have a minus. A mark on the original adds nothing. */
export const isReversal = ({ status, copayAmount, amtInsurancePaid }: Amounts): boolean =>
  status === 'reversed' && ((copayAmount ?? 0) < 0 || (amtInsurancePaid ?? 0) < 0);

/** Whether a claim adds to sums: it was paid, or takes another back. */
export const isCounted = (claim: Amounts): boolean => isPaidKind(claim.status) || isReversal(claim);

/** Whether a claim that counts has a day. Without one it may be of any month or year, and is in the sum of none. */
export const isDated = ({ dateOfService }: Pick<Amounts, 'dateOfService'>): boolean =>
  isoDay(dateOfService) !== null;

/** What the sums of claims leave out. */
export function leftOutOf(claims: readonly Amounts[]): LeftOut {
  const counted = claims.filter(isCounted);
  const lacks = (field: 'copayAmount' | 'amtInsurancePaid') =>
    counted.filter((claim) => claim[field] === null || !isDated(claim)).length;
  return {
    unknown: lacks('copayAmount'),
    planUnknown: lacks('amtInsurancePaid'),
    hasNegatives: counted.some(({ copayAmount, amtInsurancePaid }) =>
      [copayAmount, amtInsurancePaid].some((amount) => (amount ?? 0) < 0),
    ),
  };
}

/** What the member and the plan paid for claims of some days; a claim without a day, which may be of others, is left out. */
export function claimTotals(claims: readonly Amounts[]): ClaimTotals {
  const dated = claims.filter(isDated);
  const isLacking = (claim: Amounts) =>
    !isDated(claim) || claim.copayAmount === null || claim.amtInsurancePaid === null;
  return {
    ...leftOutOf(claims),
    lacking: claims.filter((claim) => isCounted(claim) && isLacking(claim)).length,
    notStated: claims.filter(({ status }) => status === 'unknown').length,
    youPaid: sumAmounts(dated.map((row) => countedAmount(row.status, row.copayAmount))),
    planPaid: sumAmounts(dated.map((row) => countedAmount(row.status, row.amtInsurancePaid))),
  };
}

/** A sum as it may be said: to the cent, or as the least that it can be; null where not even that is known. */
export type SaidSum = { amount: number; isAtLeast: boolean } | null;

/**
 * What may be said of a sum that leaves out `lacking` parts. They can only add to it, unless amounts may be below zero.
 */
export function saidSum(sum: number | null, lacking: number, hasNegatives = false): SaidSum {
  if (sum === null) return null;
  if (lacking === 0) return { amount: sum, isAtLeast: false };
  return sum > 0 && !hasNegatives ? { amount: sum, isAtLeast: true } : null;
}

/** What may be said of the member's part of these sums. */
export const saidYouPaid = (sums: LeftOut & { youPaid: number | null }): SaidSum =>
  saidSum(sums.youPaid, sums.unknown, sums.hasNegatives);

/** What may be said of the plan's part of these sums. */
export const saidPlanPaid = (sums: LeftOut & { planPaid: number | null }): SaidSum =>
  saidSum(sums.planPaid, sums.planUnknown, sums.hasNegatives);
