import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { typedAs } from '../typed-as';

export const phoneKinds = { MOBILE: 'mobile', HOME: 'home', WORK: 'work' } as const;

/**
 * How home delivery reaches the member about a person, and the method that an order for the person starts with. The
 * card that it starts with is the usual one of the account (payments).
 */
export const MailProfile = z.object({
  phones: f.list(z.object({ number: f.phone, kind: f.code(phoneKinds) })),
  /** Blank where nothing is stored. */
  usual: f.part(z.object({ shippingId: f.recordId })),
});

const patient = { memberId: f.required(f.memberId) };
const ofProfile = {
  upstream: 'member',
  auth: 'member',
  members: 'patients',
  adultsOnly: true,
  path: '/portalmicroservices/api/mailorder/profile',
  spec: '§3, Mail-order state; MO-1',
  assumed: true,
} as const;

export const mailOrderProfile = defineEndpoints('mailOrderProfile', 'order', {
  get: endpoint({
    ...ofProfile,
    summary: 'Phones and usual shipping method for the orders of a person.',
    method: 'GET',
    query: z.object(patient),
    response: MailProfile,
    errors: ['ELIG_E0000001'],
  }),
  save: endpoint({
    caregivers: 'never',
    ...ofProfile,
    summary: 'Stores them. 422 names the fields it refuses.',
    method: 'PUT',
    body: z.strictObject({
      ...patient,
      phones: z
        .array(
          z.strictObject({
            number: typedAs('phone'),
            kind: z.enum(Object.keys(phoneKinds) as [keyof typeof phoneKinds]),
          }),
        )
        .check(z.minLength(1), z.maxLength(3)),
      usual: z.strictObject({ shippingId: z.optional(f.required(f.recordId)) }),
    }),
    response: z.object({ profile: f.essential(MailProfile) }),
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
  }),
});
