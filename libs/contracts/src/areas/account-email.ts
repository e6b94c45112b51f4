import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';
import { typedAs } from '../typed-as';

/** An address that waits for its code. */
const Pending = z.object({
  email: f.required(f.email),
  /** Until when the code works, and from when another one may be sent. */
  expiresAt: f.isoDateTime,
  resendFrom: f.isoDateTime,
  /** How often a code may still be entered, and how many more are sent within the hour. */
  triesLeft: f.count,
  codesLeft: f.count,
});

const pending = f.orNull(Pending);

/** `tooSoon`: less than a minute after the last code. `tooOften`: no more of them within the hour. */
const emailSendings = ['sent', 'tooSoon', 'tooOften'] as const;

/**
 * `wrong`: it can be entered again. `locked`: it was entered wrong too often. `used`: it has confirmed the address
 * already. `none`: no address waits for a code. `taken`: another account has confirmed the address since.
 */
const emailConfirmations = [
  'confirmed',
  'wrong',
  'expired',
  'used',
  'locked',
  'none',
  'taken',
] as const;

const base = '/portalmicroservices/api/member/accountsettings/email';
const ofEmail = {
  upstream: 'member',
  auth: 'member',
  members: 'self',
  spec: '§8, Email already in use; AC-1',
  assumed: true,
} as const;
const own = { memberId: f.required(f.memberId) };

/**
 * The email of an account (AC-1). A new one counts once the code that was sent to it is entered; until then the old one
 * does. The service sends the code, and a notice to the old address afterwards.
 */
export const accountEmail = defineEndpoints('accountEmail', 'never', {
  getPending: endpoint({
    ...ofEmail,
    summary: 'The address that waits for its code; null when none does.',
    method: 'GET',
    path: `${base}/:memberId`,
    params: own,
    response: z.object({ pending }),
    errors: ['ELIG_E0000001'],
  }),
  sendCode: endpoint({
    ...ofEmail,
    stepUp: { purpose: 'change' },
    summary:
      'Sends a code to an address, which waits for it then. 409 when another account has it.',
    method: 'POST',
    path: `${base}/code`,
    body: z.strictObject({
      ...own,
      email: typedAs('email'),
      /** That of the message. */
      language: f.language,
    }),
    response: z.object({ outcome: f.code(emailSendings), pending }),
    errors: ['ELIG_E0000001', 'EMAIL_IN_USE', 'FORM_FIELDS_REFUSED'],
  }),
  confirm: endpoint({
    ...ofEmail,
    summary: 'Enters the code. When it is right, the address is the one of the account.',
    method: 'POST',
    path: `${base}/confirm`,
    body: z.strictObject({
      ...own,
      code: f.withMeaning(z.string().check(z.maxLength(20)), 'token'),
      language: f.language,
    }),
    response: z.object({ outcome: f.code(emailConfirmations), triesLeft: f.count }),
    errors: ['ELIG_E0000001'],
  }),
  cancel: endpoint({
    ...ofEmail,
    summary: 'Leaves the address as it is; the code that was sent no longer works.',
    method: 'DELETE',
    path: `${base}/code`,
    query: z.object(own),
    response: z.object({ pending }),
    errors: ['ELIG_E0000001'],
  }),
});
