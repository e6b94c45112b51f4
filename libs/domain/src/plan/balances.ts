import { isSamePerson } from '../people/member-id';
import { sumAmounts } from '../money/money';

/** What one person of the plan has paid so far, in dollars (Spec §3, Benefit balance response). */
export interface PersonBalance {
  member: {
    sub: 'S' | 'D' | 'unknown';
    firstName: string;
    lastName: string;
    dob: string;
    memberNumber: string;
  };
  deductible: number | null;
  pm: number | null;
}

/** An answer of the balances: its people, and the sums of everyone where it leaves people out. */
export interface FamilyBalances {
  balance: readonly PersonBalance[];
  familyPaid?: Pick<PersonBalance, 'deductible' | 'pm'> | null;
}

/** Whether several people are covered, listed or not. */
export const isFamily = ({ balance, familyPaid }: FamilyBalances): boolean =>
  balance.length > 1 || Boolean(familyPaid);

/** The plan's limits in dollars; null where one is not known, `none` where the plan says that it has none. */
export interface PlanAmounts {
  individualDeductible: number | null;
  individualOOPMax: number | null;
  familyDeductible: number | null | 'none';
  familyOOPMax: number | null | 'none';
}

/**
 * One limit and how far it is met. Amounts in dollars; `met` null means unknown, `maximum` null that
 * the plan has none.
 */
export interface LimitProgress {
  met: number | null;
  maximum: number | null;
  remaining: number;
  isMet: boolean;
  /** 0 to 100. */
  percent: number;
  /** Width of the filled and of the empty part of the bar, in percent of its length. */
  greenfilledVal: number;
  whitefilledVal: number;
}

export interface SpendingLimit {
  /** Null when the answer does not say which person is the signed-in one. */
  individual: LimitProgress | null;
  /** Null when only one person is covered: it would say the same twice. */
  family: LimitProgress | null;
}

/**
 * Percent = met ÷ plan amount × 100 (Spec §9). Clamped to 0–100, because one may pay beyond a
 * limit and no bar shows that; 0 when the plan amount is missing or 0, instead of a division by zero.
 */
export function percentMet(met: number, planAmount: number | null): number {
  if (planAmount === null || planAmount <= 0) return 0;
  return Math.min(100, Math.max(0, (met / planAmount) * 100));
}

/** Width of a progress bar: percent − 2 when above 2, else 0 (Spec §9). */
export function barWidth(percent: number): number {
  return percent > 2 ? percent - 2 : 0;
}

/** What is left to pay until the maximum, never below 0 (Spec §9). */
export function remainingOf(maximum: number | null, met: number): number {
  return maximum === null ? 0 : Math.max(0, sumAmounts([maximum, -met]));
}

/** The limit of a family by the plan's answer, in dollars; null where it has none, or where that is not known. */
export const familyLimit = (family: number | null | 'none'): number | null =>
  family === 'none' ? null : family;

/** Family met is the sum of the members' amounts (Spec §9), listed or not; null when one of them is unknown. */
export function familyMet(
  { balance, familyPaid }: FamilyBalances,
  kind: 'deductible' | 'pm',
): number | null {
  if (familyPaid) return familyPaid[kind];
  const amounts = balance.map((person) => person[kind]);
  return amounts.includes(null) ? null : sumAmounts(amounts);
}

/**
 * The limit of a family. Where it is null, the individual one gives the width of its bar (Spec §9), and nothing else:
 * nothing is left of it, and it is never met.
 */
function familyProgress(
  met: number | null,
  family: number | null | 'none',
  individual: number | null,
): LimitProgress {
  const progress = limitProgress(met, familyLimit(family));
  if (progress.maximum !== null) return progress;
  const { percent, greenfilledVal, whitefilledVal } = limitProgress(met, individual);
  return { ...progress, percent, greenfilledVal, whitefilledVal };
}

/** A limit with its bar. A plan amount of 0 is a limit that is met; none at all, or nothing known, is never met. */
export function limitProgress(met: number | null, maximum: number | null): LimitProgress {
  const known = met !== null || maximum === 0;
  const paid = sumAmounts([met]);
  const remaining = remainingOf(maximum, paid);
  const percent = percentMet(paid, maximum);
  const green = barWidth(percent);
  return {
    met: known ? paid : null,
    maximum,
    remaining,
    isMet: known && maximum !== null && remaining === 0,
    percent,
    greenfilledVal: green,
    // Assumed: the specification names this value but not its rule; the two parts fill the bar.
    whitefilledVal: 100 - green,
  };
}

/** Whether one's own limit counts as met because that of the family is. */
export const isMetByFamily = (own: LimitProgress | null, family: LimitProgress | null): boolean =>
  own !== null && !own.isMet && family?.isMet === true;

/** Whom the entry is to be found for. */
export interface Person {
  memberId: string;
  firstName: string;
  lastName: string;
}

/**
 * The entry of the signed-in person: by member number, else by name when just one person has it, else
 * the only entry there is. Never a guess among several, which would show a relative's amounts as one's own.
 */
export function ownBalance(
  balance: readonly PersonBalance[],
  person: Person,
): PersonBalance | undefined {
  const byNumber = balance.find(({ member }) => isSamePerson(member.memberNumber, person.memberId));
  if (byNumber) return byNumber;
  const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  const byName = balance.filter(
    ({ member }) =>
      same(member.firstName, person.firstName) && same(member.lastName, person.lastName),
  );
  if (byName.length === 1) return byName[0];
  return balance.length === 1 ? balance[0] : undefined;
}

/** Deductible and out-of-pocket limit of the signed-in person and of the family (BL-1). */
export function spendingLimits(
  answer: FamilyBalances & { planInfo: PlanAmounts },
  person: Person,
): { deductible: SpendingLimit; outOfPocket: SpendingLimit } {
  const { planInfo: plan } = answer;
  const own = ownBalance(answer.balance, person);
  const limit = (
    kind: 'deductible' | 'pm',
    individual: number | null,
    family: number | null | 'none',
  ): SpendingLimit => ({
    individual: own ? limitProgress(own[kind], individual) : null,
    family: isFamily(answer) ? familyProgress(familyMet(answer, kind), family, individual) : null,
  });
  return {
    deductible: limit('deductible', plan.individualDeductible, plan.familyDeductible),
    outOfPocket: limit('pm', plan.individualOOPMax, plan.familyOOPMax),
  };
}
