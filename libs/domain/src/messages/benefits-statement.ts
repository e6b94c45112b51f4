import { hasCountedAmounts } from '../claims/claims';
import { sumAmounts } from '../money/money';

/** The amounts of a claim or of a whole explanation of benefits, in dollars. */
export interface BenefitAmounts {
  /** The full price that the pharmacy billed. */
  billed: number;
  discount: number;
  planPaid: number;
  otherPaid: number;
  youPaid: number;
  /** The part of `youPaid` that counts toward the deductible. */
  deductible: number;
}

const amountNames = [
  'billed',
  'discount',
  'planPaid',
  'otherPaid',
  'youPaid',
  'deductible',
] as const;

/** A claim as the claims list has it, with the amounts of its detail. */
export interface StatedClaim {
  healthServiceId: string;
  memberId: string;
  dateOfService: string;
  status: string;
  youPaid: number | null;
  planPaid: number | null;
  fullPrice: number | null;
  planDiscount: number | null;
  otherPayerAmount: number | null;
  deductibleAmount: number | null;
}

/** Whose claims of which days an explanation of benefits is about, both days included. */
export interface StatementOf {
  memberId: string;
  from: string;
  to: string;
}

export interface BenefitsStatement<Claim> {
  claims: (Claim & { amounts: BenefitAmounts })[];
  totals: BenefitAmounts;
}

/**
 * An explanation of benefits: the claims of one person in a period, the oldest first, and their totals to the
 * cent. billed − discount − plan − other payer = you paid, in each claim and in the totals.
 */
export function benefitsStatement<Claim extends StatedClaim>(
  claims: readonly Claim[],
  { memberId, from, to }: StatementOf,
): BenefitsStatement<Claim> {
  const stated = claims
    .filter(
      (claim) =>
        claim.memberId === memberId &&
        hasCountedAmounts(claim.status) &&
        claim.dateOfService >= from &&
        claim.dateOfService <= to,
    )
    .sort((one, other) => one.dateOfService.localeCompare(other.dateOfService))
    .map((claim) => ({ ...claim, amounts: amountsOf(claim) }));
  return { claims: stated, totals: benefitTotals(stated.map(({ amounts }) => amounts)) };
}

const amountsOf = (claim: StatedClaim): BenefitAmounts => ({
  billed: claim.fullPrice ?? 0,
  discount: claim.planDiscount ?? 0,
  planPaid: claim.planPaid ?? 0,
  otherPaid: claim.otherPayerAmount ?? 0,
  youPaid: claim.youPaid ?? 0,
  deductible: claim.deductibleAmount ?? 0,
});

/** The sum of each amount, added as cents. */
export const benefitTotals = (
  all: readonly Readonly<Record<keyof BenefitAmounts, number | null>>[],
): BenefitAmounts =>
  Object.fromEntries(
    amountNames.map((name) => [name, sumAmounts(all.map((amounts) => amounts[name]))]),
  ) as unknown as BenefitAmounts;
