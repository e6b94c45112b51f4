import { defineExamples } from '../examples';
import { accountSecurity } from './account-security';

export const examples = defineExamples(accountSecurity, {
  endSession: () => [{ sessionId: 'an-ended-session-00001' }],
});
