import { defineExamples } from '../examples';
import { password } from './password';

const asked = {
  login: 'commercial-member',
  birthDate: '1978-03-02',
  sendBy: 'email' as const,
  language: 'en' as const,
};
const chosen = { password: 'a new password of words', language: 'en' as const };

/** An account by ZIP code and by member ID, and one that does not exist; a code and a link that are wrong. */
export const examples = defineExamples(password, {
  requestReset: () => [
    { body: { ...asked, zip: '55000' } },
    { body: { ...asked, memberId: 'EVF00421787' } },
    { body: { ...asked, login: 'unknown@example.com', zip: '55000' } },
  ],
  checkLink: () => [{ body: { link: 'no-such-link' } }],
  choose: () => [
    { body: { reset: 'no-such-reset', code: '000000', ...chosen } },
    { body: { link: 'no-such-link', ...chosen } },
  ],
});
