import { mostHealthLines } from '@portal/domain/mail-order';
import * as z from 'zod/mini';
import { Allergy, healthText, SavedAllergy } from '../allergy';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** Allergies and conditions (§1, account settings; forms.md 10); the fields are ours. */
export const HealthInformation = z.object({
  allergies: f.essential(z.array(Allergy)),
  conditions: f.essential(z.array(f.required(f.label))),
  /** The day that the member last looked them over, YYYY-MM-DD. */
  reviewedOn: f.isoDate,
  /** The day that each list last changed, YYYY-MM-DD. */
  changedOn: f.part(z.object({ allergies: f.isoDate, conditions: f.isoDate })),
});

export const health = defineEndpoints('health', 'never', {
  getInformation: endpoint({
    summary: "A member's allergies and conditions, which pharmacists check each fill against.",
    method: 'GET',
    path: '/portalmicroservices/api/member/healthinformation/:memberId',
    upstream: 'member',
    auth: 'member',
    members: 'self',
    params: { memberId: f.required(f.memberId) },
    response: HealthInformation,
    spec: '§2.1, dashboard',
    assumed: true,
  }),
  save: endpoint({
    summary: 'Replaces both lists, or confirms them as they are. An empty list: none known.',
    method: 'PUT',
    path: '/portalmicroservices/api/member/healthinformation',
    upstream: 'member',
    auth: 'member',
    members: 'self',
    body: z.strictObject({
      memberId: f.required(f.memberId),
      allergies: z.array(SavedAllergy).check(z.maxLength(mostHealthLines)),
      conditions: z.array(healthText).check(z.maxLength(mostHealthLines)),
    }),
    response: HealthInformation,
    errors: ['ELIG_E0000001', 'FORM_FIELDS_REFUSED'],
    spec: '§1, account settings; AC-1',
    assumed: true,
  }),
});
