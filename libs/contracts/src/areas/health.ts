import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { essential, isoDate, label, memberId, required } from '../fields';

/** Allergies and conditions (§1, account settings), as names; the other fields are ours. */
export const HealthInformation = z.object({
  allergies: essential(z.array(required(label))),
  conditions: essential(z.array(required(label))),
  /** The day that the member last looked them over, YYYY-MM-DD. */
  reviewedOn: isoDate,
});

export const health = defineEndpoints('health', {
  getInformation: endpoint({
    summary: "A member's allergies and conditions, which pharmacists check each fill against.",
    method: 'GET',
    path: '/portalmicroservices/api/member/healthinformation/:memberId',
    upstream: 'member',
    auth: 'member',
    members: 'self',
    params: { memberId: required(memberId) },
    response: HealthInformation,
    spec: '§2.1, dashboard',
    assumed: true,
  }),
});
