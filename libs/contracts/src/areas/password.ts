import { codeChannels } from '@portal/domain/registration';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { typedAs } from '../typed-as';

const typed = (most: number) => z.string().check(z.maxLength(most));

/** `refused`: the new password can't be chosen; `problem` says why. A code or link that worked is not used up by it. */
const resets = ['changed', 'refused', 'wrong', 'expired', 'used', 'locked', 'none'] as const;
const passwordProblems = ['none', 'missing', 'short', 'long', 'username', 'common'] as const;

const base = '/portalmicroservices/public/password';
const ofVisitors = {
  method: 'POST',
  upstream: 'member',
  auth: 'either',
  spec: 'forms.md 9, AC-3',
  assumed: true,
} as const;

const asked = {
  /** A username, or the email of the account. */
  login: typedAs('login'),
  birthDate: f.required(f.birthDate),
  sendBy: f.withMeaning(z.enum(codeChannels), 'code'),
  language: f.language,
};
const chosen = { password: f.withMeaning(typed(500), 'token'), language: f.language };

/** A forgotten password (AC-3). No answer says whether there is such an account. */
export const password = defineEndpoints('password', 'never', {
  requestReset: endpoint({
    ...ofVisitors,
    summary:
      'Sends a code with a link when the details are those of an account. Answers the same in any case.',
    path: `${base}/reset`,
    body: z.union([
      z.strictObject({ ...asked, zip: f.zip5 }),
      z.strictObject({ ...asked, memberId: f.required(f.memberId) }),
    ]),
    members: 'anyone',
    response: z.object({
      /** Names this request to the next call; there is one for an unknown account too. */
      reset: f.required(f.token),
      expiresAt: f.isoDateTime,
    }),
    neutral: 'MEMBER_NOT_MATCHED',
    errors: ['MEMBER_NOT_MATCHED'],
  }),
  checkLink: endpoint({
    ...ofVisitors,
    summary: 'Whether the link that was sent still works. Uses nothing up.',
    path: `${base}/link`,
    reads: true,
    body: z.strictObject({ link: f.withMeaning(typed(200), 'token') }),
    response: z.object({ outcome: f.code(['valid', 'expired', 'used', 'none']) }),
  }),
  choose: endpoint({
    ...ofVisitors,
    summary:
      'Changes the password by the code or the link, once. Every session of the account ends, and the account is told.',
    path: `${base}/choose`,
    body: z.union([
      z.strictObject({
        reset: f.required(f.token),
        code: f.withMeaning(typed(20), 'token'),
        ...chosen,
      }),
      z.strictObject({ link: f.withMeaning(typed(200), 'token'), ...chosen }),
    ]),
    response: z.object({
      outcome: f.code(resets),
      problem: f.code(passwordProblems),
      triesLeft: f.count,
    }),
    neutral: 'MEMBER_NOT_MATCHED',
    errors: ['MEMBER_NOT_MATCHED'],
  }),
});
