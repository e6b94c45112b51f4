import { isSameMemberId } from '@portal/domain';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { typedAs } from '../typed-as';
import { MemberQuery, shownToStaff } from './members';
import { SessionStatus } from './session';

/** Why staff act for a member; in the audit line of the start. */
export const purposes = ['claim', 'order', 'price', 'signIn', 'other'] as const;
export type Purpose = (typeof purposes)[number];

/** A member whom the search found, as the page receives it. */
export const MemberMatch = z.object({
  ...shownToStaff,
  /** False for a member without an account, whose screens no one can see. */
  canActFor: z.boolean(),
});

const StartEmulation = z
  .strictObject({
    memberId: f.required(f.memberId),
    purpose: z.enum(purposes),
    reference: z.optional(typedAs('reference')),
  })
  .check(
    // It is in the audit line, which has no member id.
    z.refine(
      ({ memberId, reference = '' }) => !isSameMemberId(reference, memberId),
      'The reference must not be the member id.',
    ),
  );

const forStaff = { upstream: 'bff', auth: 'member', staffOnly: true } as const;

/** The start page of support staff and providers: find a member, act for them (SS-7, SS-9). */
export const staff = defineEndpoints('staff', 'never', {
  findMembers: endpoint({
    ...forStaff,
    summary: 'Members by member id, or by name and birth date; audited, and limited per user.',
    method: 'POST',
    path: '/member/api/staff/members',
    reads: true,
    members: 'anyone',
    body: MemberQuery,
    response: z.object({ members: z.array(MemberMatch), total: f.exactCount }),
    errors: ['ELIG_E0000001'],
    spec: 'SS-9',
    assumed: true,
  }),
  getRecent: endpoint({
    ...forStaff,
    summary: 'The members for whom the user acted in this session, the last one first.',
    method: 'GET',
    path: '/member/api/staff/recent',
    response: z.object({
      members: z.array(
        z.object({
          memberId: f.memberId,
          /** Missing while the search does not answer. */
          givenName: f.givenName,
          familyName: f.familyName,
          purpose: z.enum(purposes),
          startedAt: f.required(f.utcTime),
        }),
      ),
    }),
    spec: 'SS-9',
    assumed: true,
  }),
  startEmulation: endpoint({
    ...forStaff,
    summary: 'The user starts to act for a member: read only, for 30 minutes at most, audited.',
    method: 'POST',
    path: '/member/api/emulation/start',
    allowedInEmulation: true,
    members: 'anyone',
    body: StartEmulation,
    response: SessionStatus,
    errors: ['ELIG_E0000001'],
    spec: 'SS-7, SS-9',
    assumed: true,
  }),
});
