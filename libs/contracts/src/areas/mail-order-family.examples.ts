import { defineExamples } from '../examples';
import { mailOrderFamily } from './mail-order-family';

const rafael = { givenName: 'Rafael', familyName: 'Sampleton', birthDate: '1976-09-21' };
const stranger = { givenName: 'Tamsin', familyName: 'Exampleton', birthDate: '1990-01-01' };

/** The adult of the family plan is found, and allows the member something; no one else is found. */
export const examples = defineExamples(mailOrderFamily, {
  findPatient: () => [{ body: rafael }, { body: stranger }],
  authorize: ({ today, daysAgo }) => {
    const body = {
      patientId: 'PATIENT-2',
      scope: 'ORDER' as const,
      startsOn: today,
      endsOn: daysAgo(-300),
      signature: 'Rafael Sampleton',
    };
    return [{ body }, { body: { ...body, signature: 'Marisol Sampleton' } }];
  },
  revoke: () => [{ authorizationId: 'AUTH-1' }],
});
