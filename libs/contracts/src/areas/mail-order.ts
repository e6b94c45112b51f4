import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { count, memberId, wireText } from '../fields';

/** Specification §3: mailOrderUserEligibility.eligibility.currentBalance, in dollars. */
export const UserEligibility = z.object({
  mailOrderUserEligibility: z.object({ eligibility: z.object({ currentBalance: z.number() }) }),
});

/** What is on its way, and what may be ordered again. The specification shows no fields: these are ours. */
export const MailOrderOverview = z.object({
  orders: z.array(
    z.object({
      orderNumber: wireText,
      /** RECEIVED, IN_PROGRESS, SHIPPED, DELIVERED, ON_HOLD or CANCELLED. */
      status: wireText,
      prescriptions: count,
      /** The day it should arrive, YYYY-MM-DD; blank while nobody knows. */
      expectedOn: wireText,
    }),
  ),
  refillsReady: count,
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
  getOverview: endpoint({
    summary: "A member's open mail orders, and how many refills they could order now.",
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/overview/:memberId',
    upstream: 'member',
    auth: 'member',
    params: { memberId },
    response: MailOrderOverview,
    errors: ['ELIG_E0000001'],
    spec: '§2.1, dashboard',
    assumed: true,
  }),
});
