import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { typedAs } from '../typed-as';

/** What an adult of the family lets the member do at home delivery; ORDER includes VIEW. */
export const authorizationScopes = { VIEW: 'view', ORDER: 'order' } as const;

/** An authorization that an adult of the family gave the member. */
export const Authorization = z.object({
  authorizationId: f.required(f.recordId),
  scope: f.code(authorizationScopes),
  /** The first and the last day. */
  startsOn: f.isoDate,
  endsOn: f.isoDate,
  signedBy: f.fullName,
  signedOn: f.isoDateTime,
  /** Unless the service says that it is not. */
  isRevoked: f.protectiveFlag,
  revokedOn: f.isoDateTime,
});

/** A person of the plan. Adults who never allowed the member anything are not in the answer. */
const Person = z.object({
  memberId: f.required(f.memberId),
  givenName: f.givenName,
  familyName: f.familyName,
  birthDate: f.birthDate,
  role: f.code({ SUBSCRIBER: 'subscriber', DEPENDENT: 'dependent' }),
  /** The plan of this person has home delivery. */
  isEligible: f.flag,
  /** The last one that the person gave the member; null for none. */
  authorization: f.orNull(Authorization),
});

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
    response: z.object({ people: f.essential(z.array(Person)) }),
    errors: ['ELIG_E0000001'],
  }),
  findPatient: endpoint({
    ...ofFamily,
    adultsOnly: true,
    summary: 'Finds an adult of the plan by whole name and birth date; null for any other person.',
    method: 'POST',
    reads: true,
    path: '/portalmicroservices/api/mailorder/family/search',
    body: z.strictObject({
      givenName: typedAs('givenName'),
      familyName: typedAs('familyName'),
      birthDate: f.required(f.birthDate),
    }),
    response: z.object({
      /** Names the person for `authorize` alone: the member id of an adult stays with the service. */
      patient: f.orNull(
        z.object({
          patientId: f.required(f.recordId),
          givenName: f.givenName,
          familyName: f.familyName,
        }),
      ),
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
      patientId: f.required(f.recordId),
      scope: z.enum(Object.keys(authorizationScopes) as [keyof typeof authorizationScopes]),
      startsOn: f.required(f.isoDate),
      endsOn: f.required(f.isoDate),
      signature: typedAs('signature'),
    }),
    response: z.object({ authorization: f.essential(Authorization) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
  revoke: endpoint({
    ...ofFamily,
    adultsOnly: true,
    summary: 'Ends an authorization at once. Revoking twice revokes once.',
    method: 'DELETE',
    path: '/portalmicroservices/api/mailorder/authorizations/:authorizationId',
    params: { authorizationId: f.required(f.recordId) },
    response: z.object({ authorization: f.essential(Authorization) }),
    errors: ['ELIG_E0000001'],
  }),
});
