import { defineExamples } from '../examples';
import { accountEmail } from './account-email';

const language = 'en' as const;

/** A new address and one of another account; a code that is wrong. */
export const examples = defineExamples(accountEmail, {
  getPending: ({ memberId }) => [{ memberId }],
  sendCode: ({ memberId }) => [
    { body: { memberId, email: 'new.address@example.com', language } },
    { body: { memberId, email: 'taken@example.com', language } },
    { body: { memberId, email: 'marisol.sampleton@example.com', language } },
  ],
  confirm: ({ memberId }) => [{ body: { memberId, code: '000000', language } }],
  cancel: ({ memberId }) => [{ memberId }],
});
