import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { typedAs } from '../typed-as';

/** Whom staff search for: a member id, or a whole name with the birth date. */
export const MemberQuery = z.union([
  z.strictObject({ memberId: f.required(f.memberId) }),
  z.strictObject({
    givenName: typedAs('givenName'),
    familyName: typedAs('familyName'),
    birthDate: f.required(f.birthDate),
  }),
]);

/** What staff see of a member before they act: enough to ask the caller, and no more. */
export const shownToStaff = {
  memberId: f.memberId,
  givenName: f.givenName,
  familyName: f.familyName,
  birthDate: f.birthDate,
  planName: f.label,
  city: f.city,
  state: f.state,
  /** The last day of coverage; missing while it is active. */
  endedOn: f.isoDate,
};

/** A member whom the search found. */
export const FoundMember = z.object({
  ...shownToStaff,
  /** The member's user name at the identity provider, as the header `emulated-user` has it; missing without an account. */
  userName: f.foreignMemberId,
  /** What a provider's user-info call passes on (SS-7). */
  secondaryCardHolderId: f.foreignMemberId,
  secondaryClientId: f.clientCode,
  secondaryPatientId: f.foreignMemberId,
  splitPlatform: f.key,
  bin: f.bin,
});

export type FoundMember = z.output<typeof FoundMember>;

/** Called by the BFF only, which audits and limits the search. See staff.findMembers. */
export const members = defineEndpoints('members', 'never', {
  search: endpoint({
    summary:
      'Members by member id, or by name and birth date, for support staff and for providers; at most ten, with the number of all that match.',
    // Not a GET: names and ids must not be in a URL.
    method: 'POST',
    path: '/portalmicroservices/api/member/search',
    upstream: 'member',
    auth: 'member',
    staffOnly: true,
    members: 'anyone',
    forBffOnly: true,
    body: MemberQuery,
    response: z.object({ members: f.list(FoundMember), total: f.count }),
    errors: ['ELIG_E0000001'],
    spec: 'SS-9',
    assumed: true,
  }),
});
