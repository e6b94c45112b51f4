import type { Endpoint } from '@portal/contracts';

/** Who makes a call, as far as specification §7.1 tells callers apart. */
export const callers = {
  visitor: 'a visitor',
  member: 'a member',
  mailOrder: 'a member with a mail-order token',
  dependent: 'a member who orders for a dependent',
  support: 'support staff who act for a member',
  incomplete: 'a member without an id token',
} as const;
export type Caller = keyof typeof callers;

/**
 * Fixed dummy tokens: they say what they are and open nothing, and the provider's verification
 * accepts them by their pattern.
 */
export const dummyTokens = {
  access: 'dummy-access-token',
  id: 'dummy-id-token',
  mailOrder: 'dummy-mail-order-token',
  dependentMailOrder: 'dummy-mail-order-token-of-dependent',
} as const;

/** The `sub` of the member for whom support staff act; the stand-ins know them by it. */
export const emulatedUser = 'commercial-member';

/** The tokens of a caller's session. */
export function tokensOf(caller: Caller) {
  const { access, id, mailOrder, dependentMailOrder } = dummyTokens;
  const own = { access, id: caller === 'incomplete' ? '' : id };
  if (caller === 'mailOrder') return { ...own, mailOrder };
  if (caller !== 'dependent') return own;
  return { ...own, mailOrder, dependentMailOrder, dependentId: 'DEPENDENT-1' };
}

const isForMailOrder = ({ path }: Endpoint) => path.includes('mailorder');

/** Who makes a call when nothing else matters. The call that fetches a mail-order token has none yet. */
export function usualCaller(endpoint: Endpoint, isMember: boolean): Caller {
  if (endpoint.auth === 'none' || !isMember) return 'visitor';
  return isForMailOrder(endpoint) && !endpoint.forBffOnly ? 'mailOrder' : 'member';
}
