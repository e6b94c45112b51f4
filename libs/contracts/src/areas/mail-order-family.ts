import { longestName } from '@portal/domain/mail-order';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  birthDate,
  code,
  essential,
  familyName,
  flag,
  fullName,
  givenName,
  isoDate,
  isoDateTime,
  memberId,
  orNull,
  protectiveFlag,
  recordId,
  required,
  withMeaning,
} from '../fields';

/** What an adult of the family lets the member do at home delivery; ORDER includes VIEW. */
export const authorizationScopes = { VIEW: 'view', ORDER: 'order' } as const;

/** An authorization that an adult of the family gave the member. */
export const Authorization = z.object({
  authorizationId: required(recordId),
  scope: code(authorizationScopes),
  /** The first and the last day. */
  startsOn: isoDate,
  endsOn: isoDate,
  signedBy: fullName,
  signedOn: isoDateTime,
  /** Unless the service says that it is not. */
  isRevoked: protectiveFlag,
  revokedOn: isoDateTime,
});

/** A person of the plan. Adults who never allowed the member anything are not in the answer. */
const Person = z.object({
  memberId: required(memberId),
  givenName,
  familyName,
  birthDate,
  role: code({ SUBSCRIBER: 'subscriber', DEPENDENT: 'dependent' }),
  /** The plan of this person has home delivery. */
  isEligible: flag,
  /** The last one that the person gave the member; null for none. */
  authorization: orNull(Authorization),
});

const name = () => z.string().check(z.regex(/\S/), z.maxLength(longestName));

const ofFamily = {
  upstream: 'member',
  auth: 'member',
  spec: '§3, Mail-order state; §4, Mail order; MO-1',
  assumed: true,
} as const;

export const mailOrderFamily = defineEndpoints('mailOrderFamily', 'never', {
  getPeople: endpoint({
    caregivers: 'order',
    ...ofFamily,
    summary:
      'The member, the minors of their plan, and the adults who allowed the member something.',
    method: 'GET',
    path: '/portalmicroservices/api/mailorder/family',
    response: z.object({ people: essential(z.array(Person)) }),
    errors: ['ELIG_E0000001'],
  }),
  findPatient: endpoint({
    ...ofFamily,
    adultsOnly: true,
    summary: 'Finds an adult of the plan by whole name and birth date; null for any other person.',
    // Not a GET: names must not be in a URL.
    method: 'POST',
    path: '/portalmicroservices/api/mailorder/family/search',
    body: z.strictObject({
      givenName: withMeaning(name(), 'givenName'),
      familyName: withMeaning(name(), 'familyName'),
      birthDate: required(birthDate),
    }),
    response: z.object({
      /** Names the person for `authorize` alone: the member id of an adult stays with the service. */
      patient: orNull(z.object({ patientId: required(recordId), givenName, familyName })),
    }),
    errors: ['ELIG_E0000001'],
  }),
  authorize: endpoint({
    ...ofFamily,
    adultsOnly: true,
    summary:
      'An adult of the plan, who signs with their name, lets the member see their home delivery or order for them.',
    method: 'POST',
    path: '/portalmicroservices/api/mailorder/authorizations',
    body: z.strictObject({
      patientId: required(recordId),
      scope: z.enum(Object.keys(authorizationScopes) as [keyof typeof authorizationScopes]),
      startsOn: required(isoDate),
      endsOn: required(isoDate),
      signature: withMeaning(z.string().check(z.regex(/\S/), z.maxLength(200)), 'fullName'),
    }),
    response: z.object({ authorization: essential(Authorization) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
  revoke: endpoint({
    ...ofFamily,
    adultsOnly: true,
    summary: 'Ends an authorization at once. Revoking twice revokes once.',
    method: 'DELETE',
    path: '/portalmicroservices/api/mailorder/authorizations/:authorizationId',
    params: { authorizationId: required(recordId) },
    response: z.object({ authorization: essential(Authorization) }),
    errors: ['ELIG_E0000001'],
  }),
});
