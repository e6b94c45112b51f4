import type { Endpoint, ProxiedUpstreamName } from '@portal/contracts';
import { type Caller, dummyTokens, emulatedUser } from './callers';

/**
 * Specification §7.1 and HC-1 to HC-5, written by hand: which headers a service receives. The product has
 * the rules in upstreams.ts and attach-headers.ts, and is compared with this table.
 */
const headersOf: Readonly<Record<ProxiedUpstreamName, readonly string[]>> = {
  member: ['authorization', 'id-token', 'mail-order-token', 'emulated-user'],
  drug: ['authorization', 'id-token', 'mail-order-token', 'emulated-user'],
  pharmacy: ['emulated-user'],
  gateway: ['id-token', 'emulated-user'],
  maps: [],
};
/** For every service, when `mailorder` is in the URL. */
const withMailOrder = ['mail-order-token', 'memberid'];
/** The first three of these services are sent only when both tokens exist. */
const onlyWithBoth = ['authorization', 'id-token', 'mail-order-token'];

/** A header with the value of the caller's session, and the pattern that tells it from every other kind. */
export interface ExpectedHeader {
  name: string;
  value: string;
  pattern: string;
}

/** What the service of a call receives from a caller whose member id is `memberId`. */
export function expectedHeaders(
  { upstream, path, auth }: Pick<Endpoint, 'upstream' | 'path' | 'auth'>,
  caller: Caller,
  memberId: string,
): ExpectedHeader[] {
  if (caller === 'visitor' || auth === 'none') return [];
  const ofService = headersOf[upstream as ProxiedUpstreamName].filter(
    (name) => !(caller === 'incomplete' && upstream !== 'gateway' && onlyWithBoth.includes(name)),
  );
  const names = new Set([...ofService, ...(path.includes('mailorder') ? withMailOrder : [])]);
  return [...names].flatMap((name) => {
    const sent = valuesOf(caller, memberId)[name];
    return sent ? [{ name, ...sent }] : [];
  });
}

type Sent = Omit<ExpectedHeader, 'name'>;

const ownToken: Sent = { value: dummyTokens.mailOrder, pattern: '^\\S*mail-order-token$' };
const dependentToken: Sent = {
  value: dummyTokens.dependentMailOrder,
  pattern: '^\\S*mail-order-token-of-dependent$',
};

/** What a session has to send, by header. Acting for a member, its own member id is that of the staff. */
function valuesOf(caller: Caller, memberId: string): { [name: string]: Sent | undefined } {
  return {
    authorization: {
      value: `Bearer ${dummyTokens.access}`,
      pattern: '^Bearer \\S*access-token$',
    },
    'id-token':
      caller === 'incomplete' ? undefined : { value: dummyTokens.id, pattern: '^\\S*id-token$' },
    'mail-order-token':
      caller === 'dependent' ? dependentToken : caller === 'mailOrder' ? ownToken : undefined,
    memberid: caller === 'support' ? undefined : { value: memberId, pattern: `^${memberId}$` },
    'emulated-user':
      caller === 'support' ? { value: emulatedUser, pattern: `^${emulatedUser}$` } : undefined,
  };
}
