import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** Specification §3: mailOrderUserEligibility.eligibility.currentBalance, in dollars. */
export const UserEligibility = z.object({
  mailOrderUserEligibility: f.part(
    z.object({ eligibility: f.part(z.object({ currentBalance: f.money })) }),
  ),
});

/** The open orders and the refills that are ready. The specification shows no fields: these are ours. */
export const MailOrderOverview = z.object({
  orders: f.essential(
    z.array(
      z.object({
        orderNumber: f.recordId,
        /** Whose order it is. */
        memberId: f.memberId,
        status: f.code({
          RECEIVED: 'received',
          IN_PROGRESS: 'inProgress',
          SHIPPED: 'shipped',
          DELIVERED: 'delivered',
          ON_HOLD: 'onHold',
          CANCELLED: 'cancelled',
        }),
        prescriptions: f.count,
        /** The day it should arrive, YYYY-MM-DD; blank until it is known. */
        expectedOn: f.isoDate,
      }),
    ),
  ),
  refillsReady: f.count,
  /** The member's own requests for new prescriptions that were answered, and that they did nothing about since. */
  answeredRequests: f.list(
    z.object({
      referenceNumber: f.required(f.recordId),
      state: f.code({ READY: 'ready', REFUSED: 'refused' }),
      drugName: f.drugName,
      spanishName: f.drugName,
      strength: f.label,
    }),
  ),
});

export const mailOrder = defineEndpoints('mailOrder', 'order', {
  getUserEligibility: endpoint({
    summary: 'Whether a member may order by mail, and the balance they owe.',
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/eligibility/:memberId',
    upstream: 'member',
    auth: 'member',
    members: 'self',
    params: { memberId: f.required(f.memberId) },
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
    members: 'self',
    params: { memberId: f.required(f.memberId) },
    response: MailOrderOverview,
    errors: ['ELIG_E0000001'],
    spec: '§2.1, dashboard',
    assumed: true,
  }),
});
