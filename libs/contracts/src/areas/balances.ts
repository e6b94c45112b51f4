import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  birthDate,
  code,
  essential,
  familyName,
  givenName,
  isoDate,
  label,
  memberId,
  nonNegativeMoney,
  part,
  planYear,
} from '../fields';

/** Specification §3, Benefit balance response. Amounts are dollars met so far; `sub` is S or D (BL-2). */
export const BenefitBalance = z.object({
  balance: essential(
    z.array(
      z.object({
        member: part(
          z.object({
            sub: code(['S', 'D']),
            firstName: givenName,
            lastName: familyName,
            dob: birthDate,
            memberNumber: memberId,
          }),
        ),
        deductible: nonNegativeMoney,
        pm: nonNegativeMoney,
      }),
    ),
  ),
  planInfo: part(
    z.object({
      individualDeductible: nonNegativeMoney,
      individualOOPMax: nonNegativeMoney,
      familyDeductible: nonNegativeMoney,
      familyOOPMax: nonNegativeMoney,
    }),
  ),
});

/** Plan balance: the specification shows no fields (§3, Other); these are ours. */
export const PlanBalance = z.object({
  planYear,
  planName: label,
  grossDrugCost: nonNegativeMoney,
  memberPaid: nonNegativeMoney,
  planPaid: nonNegativeMoney,
  /** What other insurance, programs or a maker paid. */
  otherPaid: nonNegativeMoney,
  /** Medicare: what counts toward the year's out-of-pocket threshold. */
  trueOutOfPocket: nonNegativeMoney,
  /** The day up to which claims are counted, YYYY-MM-DD. */
  countedThrough: isoDate,
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
