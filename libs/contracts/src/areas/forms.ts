import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { Receipt, SentForms } from '../receipt';
import { typedAs } from '../typed-as';
import { formId } from './drafts';

export { Receipt };

/** What a form is signed with: the typed name, and the strokes of a drawing as an SVG path. */
const SentSignature = z.strictObject({
  name: typedAs('signature'),
  agreed: z.literal(true),
  drawing: z.optional(
    f.withMeaning(z.string().check(z.regex(/^[ML0-9 .]{1,20000}$/, 'Send a path.')), 'freeText'),
  ),
});

/**
 * The forms that are declared in libs/domain/src/forms: the values of the fields by name, as `readForm`
 * gives them. The service runs the same rules again. The specification names no path (EP-2).
 */
export const forms = defineEndpoints('forms', 'never', {
  submit: endpoint({
    summary:
      'Sends a form. The same key twice is received once and answers the first receipt. 422 names the fields that the service refuses.',
    method: 'POST',
    path: '/portalmicroservices/api/forms/:formId',
    upstream: 'member',
    auth: 'either',
    // For a person of the family too, as in a claim for a child.
    members: 'family',
    params: { formId },
    body: z.strictObject({
      version: f.exactCount,
      language: f.language,
      answers: z.record(z.string(), z.unknown()),
      signature: z.optional(SentSignature),
    }),
    onceByKey: true,
    timeoutMs: 30_000,
    response: z.object({ receipt: f.essential(Receipt) }),
    errors: [
      'ELIG_E0000001',
      'FORM_FIELDS_REFUSED',
      'FORM_ALREADY_SENT',
      'FORM_CHANGED',
      'NOT_IN_PAYMENT_PLAN',
    ],
    spec: 'FM-1',
    assumed: true,
  }),
  getSent: endpoint({
    summary: 'What a member sent by one form, the newest first.',
    method: 'GET',
    path: '/portalmicroservices/api/forms/:formId/sent',
    upstream: 'member',
    auth: 'member',
    params: { formId },
    response: SentForms,
    errors: ['ELIG_E0000001'],
    spec: 'FM-1',
    assumed: true,
  }),
  getPaymentPlan: endpoint({
    summary:
      'Whether the member is in the Medicare Prescription Payment Plan, or has requested it.',
    method: 'GET',
    path: '/portalmicroservices/api/forms/paymentplan/status',
    upstream: 'member',
    auth: 'member',
    response: z.object({
      paymentPlan: f.essential(
        z.object({
          status: f.code({
            NONE: 'none',
            REQUESTED: 'requested',
            ACTIVE: 'active',
            LEAVING: 'leaving',
          }),
          planYear: f.planYear,
          /** When the plan starts or started; blank until it is known. */
          startsOn: f.isoDate,
          /** When the member is out of it; blank unless they are leaving. */
          endsOn: f.isoDate,
        }),
      ),
    }),
    errors: ['ELIG_E0000001'],
    spec: '§1, Medicare Part D',
    assumed: true,
  }),
});
