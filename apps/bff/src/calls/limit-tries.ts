import { password } from '@portal/contracts/password';
import { quickRefill } from '@portal/contracts/quick-refill';
import { registration } from '@portal/contracts/registration';
import { memberIdKey } from '@portal/domain';
import { emailToSend } from '@portal/domain/account';
import { clientKey, type RateLimit } from '../limits/rate-limit';
import type { BodyCall, LimitedCall } from './call';

type Limit = Pick<RateLimit, 'count' | 'uncount'>;
type Limits = { ofClient: Limit; ofSubject: Limit };

export interface TryLimits {
  rateLimits: Record<'quickRefills' | 'registrations' | 'passwordResets', Limits>;
}

interface Rule {
  by: keyof TryLimits['rateLimits'];
  /** What is tried: an Rx number, a member ID. Null: only the client is counted. */
  subjectOf: (body: Record<string, unknown>) => string | null;
  /** The answer does not tell whether the details matched: every one of them counts. */
  countsAll?: true;
}

/** The calls whose details could be guessed. */
const limited: Readonly<Record<string, Rule>> = {
  [quickRefill.find.id]: { by: 'quickRefills', subjectOf: ({ rxNumber }) => String(rxNumber) },
  [registration.identify.id]: {
    by: 'registrations',
    subjectOf: ({ memberId }) => memberIdKey(String(memberId)),
  },
  // The token is new each time that the details match: the tries count for the member.
  [registration.addInfo.id]: {
    by: 'registrations',
    subjectOf: ({ memberId }) => memberIdKey(String(memberId)),
  },
  // Says which usernames and addresses are taken, to someone who knows a member's details.
  [registration.createAccount.id]: { by: 'registrations', subjectOf: () => null },
  [password.requestReset.id]: {
    by: 'passwordResets',
    subjectOf: ({ login }) => emailToSend(String(login)).toLowerCase(),
    countsAll: true,
  },
};

/**
 * Details that prove who a visitor is are limited for each client IP and for each Rx number, member ID or login, over
 * all replicas. Counted before the call, so that calls at the same time do not exceed the limit; details that match,
 * and calls that the service could not judge, are taken back.
 */
export function limitTries(
  call: BodyCall,
  { rateLimits }: TryLimits,
): LimitedCall | Promise<LimitedCall> {
  const rule = limited[call.endpoint.id];
  return rule ? count(call, rule, rateLimits[rule.by]) : call;
}

async function count(
  call: BodyCall,
  { subjectOf, countsAll }: Rule,
  { ofClient, ofSubject }: Limits,
): Promise<LimitedCall> {
  const { body, clientIp, response } = call;
  const subject = subjectOf(body as Record<string, unknown>);
  const client = clientKey(clientIp());
  const leftOfClient = await ofClient.count(client);
  const leftOfSubject = subject === null ? leftOfClient : await ofSubject.count(subject);
  response.once('close', () => {
    const { statusCode, writableFinished } = response;
    // A call that is given up may have been judged: it counts.
    if (!writableFinished || (statusCode >= 400 && statusCode < 500)) return;
    if (countsAll && statusCode < 400) return;
    void ofClient.uncount(client);
    if (subject !== null) void ofSubject.uncount(subject);
  });
  return { ...call, triesLeft: Math.min(leftOfClient, leftOfSubject) };
}
