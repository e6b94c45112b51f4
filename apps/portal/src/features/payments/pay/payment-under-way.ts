import type { TokenisedAccount, TokenisedCard } from '../../../cards/ProcessorFrame';
import type { ErrorCode, InputOf } from '@portal/contracts';
import { payments } from '@portal/contracts/payments';

/** A payment with the key under which it is made once. */
export type PaymentToSend = InputOf<typeof payments.pay> & { idempotencyKey: string };

type Method = PaymentToSend['body']['method'];

/** Stored in the place of a token: a draft holds none. */
const noToken = 'not-stored';

const withoutToken = (method: Method): Method => {
  if ('account' in method) return { ...method, account: { ...method.account, token: noToken } };
  return 'card' in method ? { ...method, card: { ...method.card, token: noToken } } : method;
};

export const draftOf = ({ body, idempotencyKey }: PaymentToSend): Record<string, unknown> => ({
  body: { ...body, method: withoutToken(body.method) },
  idempotencyKey,
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
  return { body: body.data, idempotencyKey: key };
}

interface Problem {
  status: number;
  code: ErrorCode;
}

const isBadRequest = ({ status }: { status: number }) => status >= 400 && status < 500;

/** Whether another payment was made under the key of this one. */
export const isKeyUsed = ({ code }: Pick<Problem, 'code'>) => code === 'KEY_USED_BEFORE';

/** Whether the service has said no, so that nothing was charged under this key. */
export const isRefused = (problem: Problem) => isBadRequest(problem) && !isKeyUsed(problem);

/** The session, the second factor or a limit stopped the call on its way. */
const stopped: readonly number[] = [401, 403, 408, 425, 429];

/** Whether the service itself has said no to this try, so that nothing more is charged under its key. */
export const isDecided = ({ status }: { status: number }) =>
  isBadRequest({ status }) && !stopped.includes(status);

/** The idempotency key of one payment: a new one whenever the payment changes. */
export const newKey = (): string => crypto.randomUUID();
