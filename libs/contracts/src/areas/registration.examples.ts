import { defineExamples } from '../examples';
import { registration } from './registration';

/** As the stand-in gives them out at the clock of the scenarios: for Marisol Sampleton, and for two who match. */
const found = '1793889000000-0-4b0b726269950323007e929f';
const oneOfTwo = '1793889000000-2.3-f2a1d40f74b775c7cf225766';

const two = { registration: oneOfTwo, memberId: 'EVF00588021' };

const language = 'en' as const;
const account = {
  registration: found,
  email: 'marisol@example.com',
  phone: '6125550142',
  username: 'marisol.s',
  password: 'a password of many words',
  language,
  isPaperless: true,
  mayContact: false,
  acceptsTerms: true,
  sendBy: 'email' as const,
};

/** A member, two who match, one who does not exist; an account, and one with a name that is taken. */
export const examples = defineExamples(registration, {
  identify: () => [
    {
      body: {
        memberId: 'EVF00421787',
        birthDate: '1978-03-02',
        lastName: 'Sampleton',
        zip: '55000',
      },
    },
    {
      body: {
        memberId: 'EVF00588021',
        birthDate: '1996-12-05',
        lastName: 'Newbury',
        zip: '55000',
      },
    },
    {
      body: {
        memberId: 'EVF00000000',
        birthDate: '1978-03-02',
        lastName: 'Sampleton',
        zip: '55000',
      },
    },
  ],
  addInfo: () => [
    { body: { ...two, kind: 'groupNumber' as const, value: 'EVF1200' } },
    { body: { ...two, kind: 'personCode' as const, value: '99' } },
  ],
  createAccount: () => [
    { body: account },
    { body: { ...account, username: 'medicare-member' } },
    { body: { ...account, email: 'hollis.quillby@example.com' } },
    { body: { ...account, registration: 'ended' } },
  ],
  sendCode: () => [{ body: { registration: found, sendBy: 'email' as const, language } }],
  confirm: () => [{ body: { registration: found, code: '000000' } }],
  redeemLink: () => [{ body: { link: 'no-such-link' } }],
  sendLink: () => [{ body: { link: 'no-such-link', language } }],
});
