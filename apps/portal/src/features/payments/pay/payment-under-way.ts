import type { TokenisedAccount, TokenisedCard } from '../../../cards/ProcessorFrame';
import type { ErrorCode, InputOf, OutputOf } from '@portal/contracts';
import { payments } from '@portal/contracts/payments';
import { daysBetween } from '@portal/domain';
import { isUnanswered } from '../../../store';

/** A payment with the key under which it is made once. */
export type PaymentToSend = InputOf<typeof payments.pay> & {
  idempotencyKey: string;
  /** The days on which it was sent, this time included; empty where that is not known. */
  sentOn: readonly string[];
};

type Method = PaymentToSend['body']['method'];

type PaymentRow = OutputOf<typeof payments.getHistory>['payments'][number];

/** Stored in the place of a token: a draft holds none. */
const noToken = 'not-stored';

const withoutToken = (method: Method): Method => {
  if ('account' in method) return { ...method, account: { ...method.account, token: noToken } };
  return 'card' in method ? { ...method, card: { ...method.card, token: noToken } } : method;
};

export const draftOf = ({
  body,
  idempotencyKey,
  sentOn,
}: PaymentToSend): Record<string, unknown> => ({
  body: { ...body, method: withoutToken(body.method) },
  idempotencyKey,
  sentOn,
});

/** What has to be typed again before a stored payment can be sent; null when nothing has. */
export function toTypeAgain({ body: { method } }: PaymentToSend): 'account' | 'card' | null {
  if ('account' in method) return method.account.token === noToken ? 'account' : null;
  return 'card' in method && method.card.token === noToken ? 'card' : null;
}

/** A stored payment with what was typed again; it is the same payment by its key. */
export function withTyped(
  sent: PaymentToSend,
  typed: { account: TokenisedAccount } | { card: TokenisedCard },
): PaymentToSend {
  const { method } = sent.body;
  const isCard = 'card' in typed && 'card' in method;
  const next: Method = isCard
    ? { ...method, card: typed.card }
    : 'account' in typed
      ? { account: typed.account, agreed: true }
      : method;
  return { ...sent, body: { ...sent.body, method: next } };
}

/** The payment of a draft, as it was sent; null when there is none, or it is none that could be sent. */
export function paymentOf(content: Record<string, unknown> | undefined): PaymentToSend | null {
  const key = content?.['idempotencyKey'];
  const body = payments.pay.body?.safeParse(content?.['body']);
  if (typeof key !== 'string' || !body?.success) return null;
  const days = content?.['sentOn'];
  const sentOn = Array.isArray(days) ? days.filter((day) => typeof day === 'string') : [];
  return { body: body.data, idempotencyKey: key, sentOn };
}

/**
 * Whether a payment of the history may be the one that was sent: it has its key and no id, or it has no key, the amount,
 * and a day from the first sending on, because a bank may post it days later. One day before it, too: the service may be
 * in another time zone.
 */
export const mayBe =
  ({ body: { amount }, sentOn, idempotencyKey }: PaymentToSend) =>
  (row: PaymentRow): boolean => {
    if (row.idempotencyKey !== '') return row.idempotencyKey === idempotencyKey;
    const isOfSum = row.amount === null || row.amount === amount;
    const isSince = (day: string) => day <= row.paidOn || isNextTo(day, row.paidOn);
    const mayBeLater = row.paidOn === '' || sentOn.length === 0 || sentOn.some(isSince);
    return !row.automatic && isOfSum && mayBeLater;
  };

/** It was sent so long ago that it can no longer be on its way. */
export const isPast = ({ sentOn }: PaymentToSend, today: string): boolean =>
  sentOn.length > 0 && sentOn.every((day) => day < today && !isNextTo(day, today));

const isNextTo = (one: string, other: string) => Math.abs(daysBetween(one, other)) <= 1;

/** An attempt to send a payment. */
export interface PaymentAttempt {
  sent: PaymentToSend;
  /** An earlier attempt under the same key got no answer, so that it may have been made. */
  mayBeMade: boolean;
}

/**
 * Whether the service has judged the payment under its key: refused now, it was not made before. Any other 4xx may come
 * from before the service, or say that an earlier attempt is still running.
 */
const isKnownRefusal = (code: ErrorCode): boolean =>
  code !== 'ELIG_E0000001' && (payments.pay.errors as readonly ErrorCode[]).includes(code);

export type PaymentEnd = 'notCharged' | 'keyUsed' | 'unknown';

/**
 * What a failed attempt tells: `notCharged`, another payment was made under the key (`keyUsed`), or it is `unknown`.
 * A session, a second factor or a limit stops a call on its way: that says nothing of an earlier attempt.
 */
export function endOf(
  { status, code }: { status: number; code: ErrorCode },
  mayBeMade: boolean,
): PaymentEnd {
  if (code === 'KEY_USED_BEFORE') return 'keyUsed';
  if (isKnownRefusal(code)) return 'notCharged';
  return mayBeMade || isUnanswered({ status }, { isMoney: true }) ? 'unknown' : 'notCharged';
}

/** The idempotency key of one payment: a new one whenever the payment changes. */
export const newKey = (): string => crypto.randomUUID();
