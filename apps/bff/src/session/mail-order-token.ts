import { type Endpoint, mailOrderWord, type OutputOf } from '@portal/contracts';
import type { mailOrderTokens } from '@portal/contracts/mail-order-tokens';
import type { Tokens } from './session';

/** For a reply that does not say how long its token lives. */
const assumedLifeMs = 15 * 60_000;
/** A token this close to its end is not sent any more: it might be over when it arrives. */
const headStartMs = 10_000;

type Reply = OutputOf<typeof mailOrderTokens.get>;

export function isForMailOrder({ path }: Endpoint): boolean {
  return path.toLowerCase().includes(mailOrderWord);
}

/** The token that goes along with calls: the dependent's when there is one, as long as it is good. */
export function mailOrderTokenOf(tokens: Tokens, now: number): string | undefined {
  const ofDependent = tokens.dependentMailOrder !== undefined;
  const token = ofDependent ? tokens.dependentMailOrder : tokens.mailOrder;
  const until = ofDependent ? tokens.dependentMailOrderExpiresAt : tokens.mailOrderExpiresAt;
  return isAlive(until, now) ? token : undefined;
}

/** Whether the member's own token, or the one for this dependent, is there and will be for a while. */
export function hasGoodToken(
  tokens: Tokens,
  dependentId: string | undefined,
  now: number,
): boolean {
  if (dependentId === undefined) {
    return Boolean(tokens.mailOrder) && isAlive(tokens.mailOrderExpiresAt, now);
  }
  const same = tokens.dependentId === dependentId && Boolean(tokens.dependentMailOrder);
  return same && isAlive(tokens.dependentMailOrderExpiresAt, now);
}

const isAlive = (until: number | undefined, now: number) =>
  until === undefined || now < until - headStartMs;

/** The tokens of a session with the one of a reply; the member's own one ends ordering for a dependent. */
export function withReply(
  tokens: Tokens,
  reply: Reply,
  dependentId: string | undefined,
  now: number,
): Tokens {
  const until = now + (reply.expiresIn === undefined ? assumedLifeMs : reply.expiresIn * 1000);
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
