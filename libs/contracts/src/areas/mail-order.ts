import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { memberId } from '../fields';

/** Specification §3: mailOrderUserEligibility.eligibility.currentBalance, in dollars. */
export const UserEligibility = z.object({
  mailOrderUserEligibility: z.object({ eligibility: z.object({ currentBalance: z.number() }) }),
});

export const mailOrder = defineEndpoints('mailOrder', {
  getUserEligibility: endpoint({
    summary: 'Whether a member may order by mail, and the balance they owe.',
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/eligibility/:memberId',
    upstream: 'member',
    auth: 'member',
    params: { memberId },
    response: UserEligibility,
    errors: ['ELIG_E0000001'],
    spec: '§2.7, §3',
    assumed: true,
  }),
});
