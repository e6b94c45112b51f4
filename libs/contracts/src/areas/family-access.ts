import { accessScopes } from '@portal/domain/family-access';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { typedAs } from '../typed-as';

/** A row for each, so that one that is not known leaves the others. */
const scopes = z.pipe(
  f.list(z.object({ scope: f.code(accessScopes) })),
  z.transform((rows) => rows.map(({ scope }) => scope)),
);

/** A person whom a member invited, and what became of it. */
const Caregiver = z.object({
  accessId: f.required(f.recordId),
  /** The key under which the invitation was sent; blank where it had none. */
  idempotencyKey: f.token,
  name: f.fullName,
  email: f.email,
  scopes,
  status: f.code(['invited', 'expired', 'declined', 'active', 'ended', 'revoked']),
  invitedAt: f.isoDateTime,
  /** Until when the invitation can be accepted, or the consent is in force. */
  endsAt: f.isoDateTime,
  /** When it was accepted, declined or revoked. */
  changedAt: f.isoDateTime,
});

/** One use within an hour: who used which scope, and nothing of what they saw. */
const Use = z.object({
  accessId: f.required(f.recordId),
  name: f.fullName,
  scope: f.code(accessScopes),
  usedAt: f.isoDateTime,
});

/**
 * `otherAccount`: the invitation is for another email than that of the account. `own`: it was sent by this account.
 * `accepted`, `declined`: by this account, before. `closed`: it was taken back, replaced, or has ended.
 */
const invitationOutcomes = [
  'open',
  'accepted',
  'declined',
  'expired',
  'closed',
  'otherAccount',
  'own',
  'unknown',
] as const;

const Invitation = z.object({
  givenName: f.givenName,
  familyName: f.familyName,
  scopes,
  endsAt: f.isoDateTime,
});

/** A member who lets the user act for them, as the BFF knows them. */
const CaredFor = z.object({
  accessId: f.required(f.recordId),
  memberId: f.required(f.memberId),
  /** The member's user name at the identity provider, as the header `emulated-user` has it. */
  userName: f.required(f.foreignMemberId),
  givenName: f.givenName,
  familyName: f.familyName,
  scopes,
  endsAt: f.isoDateTime,
});

const base = '/portalmicroservices/api/member/familyaccess';
const ofAccess = {
  upstream: 'member',
  auth: 'member',
  spec: 'forms.md 10',
  assumed: true,
  errors: ['ELIG_E0000001'],
} as const;
const own = { memberId: f.required(f.memberId) };
const invitationToken = { token: f.withMeaning(z.string().check(z.maxLength(100)), 'token') };

/** Caregivers and family access: whom a member lets act for them, and what those people did. */
export const familyAccess = defineEndpoints('familyAccess', 'never', {
  getPeople: endpoint({
    ...ofAccess,
    members: 'self',
    summary: 'The people whom a member invited, the last one first.',
    method: 'GET',
    path: `${base}/people/:memberId`,
    params: own,
    response: z.object({ people: f.essential(z.array(Caregiver)) }),
  }),
  getLog: endpoint({
    ...ofAccess,
    members: 'self',
    summary: 'Who used which scope and when, the last use first; nothing of what they saw.',
    method: 'GET',
    path: `${base}/log/:memberId`,
    params: own,
    response: z.object({ uses: f.essential(z.array(Use)) }),
  }),
  invite: endpoint({
    ...ofAccess,
    stepUp: { purpose: 'change' },
    adultsOnly: true,
    members: 'self',
    onceByKey: true,
    summary:
      'Invites a person by email, for 30 days. A second one to the same email replaces it. The same key twice invites once and answers the first invitation.',
    method: 'POST',
    path: `${base}/invitations`,
    body: z.strictObject({
      ...own,
      name: typedAs('fullName'),
      email: typedAs('email'),
      /** The member says that the person is 18 or older. */
      isAdult: z.literal(true),
      scopes: z.array(z.enum(accessScopes)).check(z.minLength(1), z.maxLength(accessScopes.length)),
      /** That of the message. */
      language: f.language,
    }),
    response: z.object({ person: f.essential(Caregiver) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
  revoke: endpoint({
    ...ofAccess,
    members: 'self',
    summary: 'Ends an access or takes back an invitation, at once. Twice is the same as once.',
    method: 'DELETE',
    path: `${base}/people/:memberId/:accessId`,
    params: { ...own, accessId: f.required(f.recordId) },
    response: z.object({ person: f.essential(Caregiver) }),
  }),
  readInvitation: endpoint({
    ...ofAccess,
    summary: 'The invitation that an email links to, for the account that is signed in.',
    method: 'POST',
    reads: true,
    path: `${base}/invitations/read`,
    body: z.strictObject(invitationToken),
    response: z.object({
      outcome: f.code(invitationOutcomes),
      invitation: f.orNull(Invitation),
    }),
  }),
  answer: endpoint({
    ...ofAccess,
    summary: 'Accepts an invitation with its consent, or declines it.',
    method: 'POST',
    path: `${base}/invitations/answer`,
    body: z.strictObject({
      ...invitationToken,
      answer: z.enum(['accept', 'decline']),
      /** Both only with `accept`: of age, and agrees to the conditions. */
      isAdult: z.optional(z.literal(true)),
      agrees: z.optional(z.literal(true)),
    }),
    response: z.object({ outcome: f.code(invitationOutcomes) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
  getCaredFor: endpoint({
    ...ofAccess,
    forBffOnly: true,
    summary: 'The members who let the user act for them now.',
    method: 'GET',
    path: `${base}/caredfor`,
    response: z.object({ members: f.essential(z.array(CaredFor)) }),
  }),
  recordUse: endpoint({
    ...ofAccess,
    forBffOnly: true,
    summary:
      'Says whether an access is in force now, and for what; the log gets the scope when it is one of these.',
    method: 'POST',
    path: `${base}/uses`,
    body: z.strictObject({
      accessId: f.required(f.recordId),
      scope: z.optional(z.enum(accessScopes)),
    }),
    response: z.object({
      /** Unless the service says that it is not. */
      isOver: f.protectiveFlag,
      scopes,
    }),
  }),
});
