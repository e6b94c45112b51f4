import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  bin,
  birthDate,
  city,
  clientCode,
  count,
  familyName,
  foreignMemberId,
  givenName,
  isoDate,
  key,
  label,
  list,
  memberId,
  required,
  state,
  withMeaning,
} from '../fields';

const oneLine = () =>
  z.string().check(z.regex(/^\S(.{0,58}\S)?$/, 'Write a name of at most 60 characters.'));

/** Whom staff search for: a member id, or a whole name with the birth date. */
export const MemberQuery = z.union([
  z.strictObject({ memberId: required(memberId) }),
  z.strictObject({
    givenName: withMeaning(oneLine(), 'givenName'),
    familyName: withMeaning(oneLine(), 'familyName'),
    birthDate: required(birthDate),
  }),
]);

/** What staff see of a member before they act: enough to ask the caller, and no more. */
export const shownToStaff = {
  memberId,
  givenName,
  familyName,
  birthDate,
  planName: label,
  city,
  state,
  /** The last day of coverage; missing while it is active. */
  endedOn: isoDate,
};

/** A member whom the search found. */
export const FoundMember = z.object({
  ...shownToStaff,
  /** The member's user name at the identity provider, as the header `emulated-user` has it; missing without an account. */
  userName: foreignMemberId,
  /** What a provider's user-info call passes on (SS-7). */
  secondaryCardHolderId: foreignMemberId,
  secondaryClientId: clientCode,
  secondaryPatientId: foreignMemberId,
  splitPlatform: key,
  bin,
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
    response: z.object({ members: list(FoundMember), total: count }),
    errors: ['ELIG_E0000001'],
    spec: 'SS-9',
    assumed: true,
  }),
});
