import { defineExamples } from '../examples';
import { familyAccess } from './family-access';

const accessId = 'ACCESS-4';
const token = 'open-invitation';

/** The person and the invitation of the scenario family-access; its caregiver has accepted. */
export const examples = defineExamples(familyAccess, {
  revoke: ({ memberId }) => [{ memberId, accessId }],
  readInvitation: () => [{ body: { token } }],
  answer: () => [
    { body: { token, answer: 'decline' as const } },
    {
      body: {
        token,
        answer: 'accept' as const,
        isAdult: true as const,
        agrees: true as const,
      },
    },
  ],
  recordUse: () => [{ body: { accessId, scope: 'claims' as const } }],
});
