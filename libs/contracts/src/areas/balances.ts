import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** Specification §3, Benefit balance response. Amounts are dollars met so far; `sub` is S or D (BL-2). */
export const BenefitBalance = z.object({
  balance: f.essential(
    z.array(
      z.object({
        member: f.part(
          z.object({
            sub: f.code(['S', 'D']),
            firstName: f.givenName,
            lastName: f.familyName,
            dob: f.birthDate,
            memberNumber: f.memberId,
          }),
        ),
        deductible: f.nonNegativeMoney,
        pm: f.nonNegativeMoney,
      }),
    ),
  ),
  /**
   * Ours, optional: what everyone on the plan has paid, where `balance` leaves people out. The limits of the family, and
   * prices past them, go by it.
   */
  familyPaid: f.orNull(z.object({ deductible: f.nonNegativeMoney, pm: f.nonNegativeMoney })),
  planInfo: f.part(
    z.object({
      individualDeductible: f.nonNegativeMoney,
      individualOOPMax: f.nonNegativeMoney,
      familyDeductible: f.nonNegativeMoneyOrNone,
      familyOOPMax: f.nonNegativeMoneyOrNone,
    }),
  ),
});

/** Plan balance: the specification shows no fields (§3, Other); these are ours. */
export const PlanBalance = z.object({
  planYear: f.planYear,
  planName: f.label,
  grossDrugCost: f.nonNegativeMoney,
  memberPaid: f.nonNegativeMoney,
  planPaid: f.nonNegativeMoney,
  /** What other insurance, programs or a maker paid. */
  otherPaid: f.nonNegativeMoney,
  /** Medicare: what counts toward the year's out-of-pocket threshold. */
  trueOutOfPocket: f.nonNegativeMoney,
  /** The day up to which claims are counted, YYYY-MM-DD. */
  countedThrough: f.isoDate,
});

export const balances = defineEndpoints('balances', 'claims', {
  getBenefitBalance: endpoint({
    summary: 'What each person of the plan has paid toward deductible and out-of-pocket maximum.',
    method: 'GET',
    path: '/portalmicroservices/api/benefits/balance',
    upstream: 'member',
    auth: 'member',
    response: BenefitBalance,
    spec: '§3, Benefit balance response',
    assumed: true,
  }),
  getPlanBalance: endpoint({
    summary: "The plan's running totals of this plan year.",
    method: 'GET',
    path: '/portalmicroservices/api/accums/tds',
    upstream: 'member',
    auth: 'member',
    response: PlanBalance,
    spec: '§7.2',
  }),
});
