import { codeChannels, moreInfoKinds } from '@portal/domain/registration';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { typedAs } from '../typed-as';

/** Of no kind: sent as it is, within a length that no honest entry exceeds; the service says what is wrong. */
const typed = (most: number) => z.string().check(z.maxLength(most));

/** Proves to the next call that the details matched; of a registration, for half an hour. */
const registrationToken = f.required(f.token);

/** The code and the link that were sent. */
const Pending = z.object({
  /** Until when the code works; the link works for a day. */
  expiresAt: f.isoDateTime,
  /** From when another one may be sent. */
  resendFrom: f.isoDateTime,
  triesLeft: f.count,
  codesLeft: f.count,
});

/** `tooYoung`: under 13, whether the details match or not. `registered`: the member has an account from here. */
const identifications = ['found', 'moreInfo', 'registered', 'tooYoung'] as const;

const sendings = ['sent', 'tooSoon', 'tooOften', 'none'] as const;

const base = '/portalmicroservices/public/registration';
const ofVisitors = {
  method: 'POST',
  upstream: 'member',
  auth: 'either',
  spec: 'forms.md 8, AC-3',
  assumed: true,
} as const;
const identified = z.object({
  outcome: f.code(identifications),
  /** '' where there is no next step. */
  registration: f.token,
});

/**
 * Registration (AC-3): the details of a member, more of them when two match, the account, and a code or a link that
 * confirms it. The accounts are the identity provider's; a small service in front of it answers these calls.
 */
export const registration = defineEndpoints('registration', 'never', {
  identify: endpoint({
    ...ofVisitors,
    summary: 'Finds the member who registers. Whatever does not match is answered alike.',
    path: `${base}/identify`,
    body: z.strictObject({
      memberId: f.required(f.memberId),
      birthDate: f.required(f.birthDate),
      lastName: typedAs('familyName'),
      zip: f.zip5,
    }),
    members: 'anyone',
    response: identified,
    neutral: 'MEMBER_NOT_MATCHED',
    errors: ['MEMBER_NOT_MATCHED'],
  }),
  addInfo: endpoint({
    ...ofVisitors,
    summary: 'Tells two members apart whose details are the same.',
    path: `${base}/moreinfo`,
    body: z.strictObject({
      registration: registrationToken,
      /**
       * As it was sent to `identify`: the tries of both calls count for it. The service refuses it with a token of
       * another member; otherwise the limit could be avoided.
       */
      memberId: f.required(f.memberId),
      kind: f.withMeaning(z.enum(moreInfoKinds), 'code'),
      value: typedAs('street'),
    }),
    members: 'anyone',
    response: identified,
    neutral: 'MEMBER_NOT_MATCHED',
    errors: ['MEMBER_NOT_MATCHED'],
  }),
  createAccount: endpoint({
    ...ofVisitors,
    summary:
      'Makes the account, which signs in once it is confirmed, and sends a code with a link. 422 names the fields it refuses.',
    path: `${base}/account`,
    body: z.strictObject({
      registration: registrationToken,
      email: typedAs('email'),
      phone: typedAs('phone'),
      username: typedAs('username'),
      password: f.withMeaning(typed(500), 'token'),
      isPaperless: z.boolean(),
      mayContact: z.boolean(),
      acceptsTerms: z.boolean(),
      sendBy: f.withMeaning(z.enum(codeChannels), 'code'),
      /** That of the messages, and of the account. */
      language: f.language,
    }),
    response: z.object({ outcome: f.code(sendings), pending: f.essential(Pending) }),
    errors: ['REGISTRATION_ENDED', 'EMAIL_IN_USE', 'FORM_FIELDS_REFUSED'],
  }),
  sendCode: endpoint({
    ...ofVisitors,
    summary: 'Sends a new code and a new link, by which those before no longer work.',
    path: `${base}/code`,
    body: z.strictObject({
      registration: registrationToken,
      sendBy: f.withMeaning(z.enum(codeChannels), 'code'),
      language: f.language,
    }),
    response: z.object({ outcome: f.code(sendings), pending: f.orNull(Pending) }),
  }),
  confirm: endpoint({
    ...ofVisitors,
    summary: 'Enters the code. When it is right, the account can sign in.',
    path: `${base}/confirm`,
    body: z.strictObject({
      registration: registrationToken,
      code: f.withMeaning(typed(20), 'token'),
    }),
    response: z.object({
      outcome: f.code(['confirmed', 'wrong', 'expired', 'used', 'locked', 'none']),
      triesLeft: f.count,
    }),
  }),
  redeemLink: endpoint({
    ...ofVisitors,
    summary: 'Confirms the account by the single-use token of the link that was sent.',
    path: `${base}/validation`,
    body: z.strictObject({ link: f.withMeaning(typed(200), 'token') }),
    response: z.object({ outcome: f.code(['confirmed', 'expired', 'used', 'none']) }),
  }),
  sendLink: endpoint({
    ...ofVisitors,
    summary: 'Sends a new link where the one before has expired, to the same email or phone.',
    path: `${base}/link`,
    body: z.strictObject({ link: f.withMeaning(typed(200), 'token'), language: f.language }),
    response: z.object({ outcome: f.code(sendings) }),
  }),
});
