import { browserFamilies } from '@portal/domain/account';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** Names a session in these calls and nowhere else: neither cookie nor store can be told from it. */
const sessionId = f.required(f.recordId);

const AccountSession = z.object({
  id: sessionId,
  browser: z.enum(browserFamilies),
  /** When the user signed in, and when a call was last made; to the minute. */
  startedAt: f.required(f.isoDateTime),
  seenAt: f.required(f.isoDateTime),
  /** The session of the browser that asks. */
  isThis: z.boolean(),
});

const sessions = z.array(AccountSession);

/**
 * How a sign-in ended; `resumed`: without a page, because the identity provider still knew the user; `refused`:
 * the user had ended that browser's session from another one.
 */
export const signInOutcomes = ['signedIn', 'resumed', 'refused'] as const;

const SignIn = z.object({
  at: f.required(f.isoDateTime),
  browser: z.enum(browserFamilies),
  outcome: z.enum(signInOutcomes),
});
const own = { upstream: 'bff', auth: 'member', spec: 'AC-1', assumed: true } as const;
const base = '/member/api/account';

/** Where an account is signed in. The BFF has the sessions, so that it answers for them. */
export const accountSecurity = defineEndpoints('accountSecurity', 'never', {
  getSessions: endpoint({
    ...own,
    summary: "The account's sessions, that of this browser first, then the last used.",
    method: 'GET',
    path: `${base}/sessions`,
    response: z.object({ sessions }),
  }),
  endSession: endpoint({
    ...own,
    summary:
      'Ends one of the other sessions; none is ended twice. Answers with those that are left.',
    method: 'DELETE',
    path: `${base}/sessions/:sessionId`,
    params: { sessionId },
    response: z.object({ ended: f.exactCount, sessions }),
  }),
  endOtherSessions: endpoint({
    ...own,
    summary: 'Ends all sessions but that of this browser.',
    method: 'POST',
    path: `${base}/sessions/end-others`,
    response: z.object({ ended: f.exactCount, sessions }),
  }),
  getSignIns: endpoint({
    ...own,
    summary:
      'The last 20 sign-ins of 90 days, the newest first. Of network and place nothing is stored.',
    method: 'GET',
    path: `${base}/sign-ins`,
    response: z.object({ signIns: z.array(SignIn) }),
  }),
});
