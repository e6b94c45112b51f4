import { accessScopes } from '@portal/domain/family-access';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { SessionStatus } from './session';

/** A caregiver acts for the members who let them; the BFF checks each call (docs/decisions/036). */
const own = { upstream: 'bff', auth: 'member', spec: 'forms.md 10', assumed: true } as const;

export const caregivers = defineEndpoints('caregivers', 'any', {
  getMembers: endpoint({
    ...own,
    summary: 'The members for whom the user may act as a caregiver.',
    method: 'GET',
    path: '/member/api/caregivers/members',
    response: z.object({
      members: z.array(
        z.object({
          accessId: f.required(f.recordId),
          givenName: f.givenName,
          familyName: f.familyName,
          scopes: f.list(f.code(accessScopes)),
          endsAt: f.isoDateTime,
          /** The user acts for this member now. */
          isActing: z.boolean(),
        }),
      ),
    }),
    errors: ['ELIG_E0000001'],
  }),
  start: endpoint({
    ...own,
    summary: 'Starts to act for one of these members; replaces the one before.',
    method: 'POST',
    path: '/member/api/caregivers/start',
    body: z.strictObject({ accessId: f.required(f.recordId) }),
    response: SessionStatus,
    errors: ['ELIG_E0000001', 'CAREGIVER_ACCESS_ENDED'],
  }),
});
