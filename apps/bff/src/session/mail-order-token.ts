import { type Endpoint, mailOrderWord, type OutputOf } from '@portal/contracts';
import type { mailOrderTokens } from '@portal/contracts/mail-order-tokens';
import type { Tokens } from './session';

/** For a reply without `expiresIn`. */
const assumedLifeMs = 15 * 60_000;
/** A token this close to its expiry is not sent: it could expire on the way. */
const leadMs = 10_000;

type Reply = OutputOf<typeof mailOrderTokens.get>;

/** Whether an endpoint's calls carry the mail-order token, by its path. */
export function isForMailOrder({ path }: Endpoint): boolean {
  return path.toLowerCase().includes(mailOrderWord);
}

/** The token to send with a call: the dependent's when there is one; undefined when it is expired. */
export function mailOrderTokenOf(tokens: Tokens, now: number): string | undefined {
  const ofDependent = tokens.dependentMailOrder !== undefined;
  const token = ofDependent ? tokens.dependentMailOrder : tokens.mailOrder;
  const until = ofDependent ? tokens.dependentMailOrderExpiresAt : tokens.mailOrderExpiresAt;
  return isValidUntil(until, now) ? token : undefined;
}

/** Whether the session has a valid token of the member, or of this dependent. */
export function hasValidToken(
  tokens: Tokens,
  dependentId: string | undefined,
  now: number,
): boolean {
  if (dependentId === undefined) {
    return Boolean(tokens.mailOrder) && isValidUntil(tokens.mailOrderExpiresAt, now);
  }
  const same = tokens.dependentId === dependentId && Boolean(tokens.dependentMailOrder);
  return same && isValidUntil(tokens.dependentMailOrderExpiresAt, now);
}

const isValidUntil = (until: number | undefined, now: number) =>
  until === undefined || now < until - leadMs;

/** Adds the token of a reply; the member's own token ends ordering for a dependent. */
export function withReply(
  tokens: Tokens,
  reply: Reply,
  dependentId: string | undefined,
  now: number,
): Tokens {
  const until = now + (reply.expiresIn === null ? assumedLifeMs : reply.expiresIn * 1000);
  const own = withoutDependent(tokens);
  if (dependentId !== undefined) {
    return {
      ...own,
      dependentId,
      dependentMailOrder: reply.SecurityToken,
      dependentMailOrderExpiresAt: until,
    };
  }
  return {
    ...own,
    mailOrder: reply.SecurityToken,
    mailOrderExpiresAt: until,
    ...(reply.memberId ? { mailOrderMemberId: reply.memberId } : {}),
  };
}

/** A copy of the tokens with the mail-order token of one patient alone: the member's own, or this dependent's. */
export function withToken(tokens: Tokens, dependentId: string | undefined): Tokens {
  if (dependentId === undefined) return withoutDependent(tokens);
  if (tokens.dependentId === dependentId) return tokens;
  const none = withoutDependent(tokens);
  delete none.mailOrder;
  return none;
}

/** A copy of the tokens without those of a dependent, for whom the session orders no longer. */
export function withoutDependent(tokens: Tokens): Tokens {
  const own = { ...tokens };
  delete own.dependentId;
  delete own.dependentMailOrder;
  delete own.dependentMailOrderExpiresAt;
  return own;
}

/** Mail-order tokens are for one member: they are dropped when a session starts or stops emulating one. */
export function withoutMailOrder(tokens: Tokens): Tokens {
  const rest = withoutDependent(tokens);
  delete rest.mailOrder;
  delete rest.mailOrderExpiresAt;
  delete rest.mailOrderMemberId;
  return rest;
}
