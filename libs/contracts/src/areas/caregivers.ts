import { accessScopes } from '@portal/domain/family-access';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { code, familyName, givenName, isoDateTime, list, recordId, required } from '../fields';
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
          accessId: required(recordId),
          givenName,
          familyName,
          scopes: list(code(accessScopes)),
          endsAt: isoDateTime,
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
    body: z.strictObject({ accessId: required(recordId) }),
    response: SessionStatus,
    errors: ['ELIG_E0000001', 'CAREGIVER_ACCESS_ENDED'],
  }),
});
