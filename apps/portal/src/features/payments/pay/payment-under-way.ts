import type { InputOf } from '@portal/contracts';
import { payments } from '@portal/contracts/payments';

/** A payment with the key under which it is made once. */
export type PaymentToSend = InputOf<typeof payments.pay> & { idempotencyKey: string };

export const draftOf = ({ body, idempotencyKey }: PaymentToSend): Record<string, unknown> => ({
  body,
  idempotencyKey,
});

/** The payment of a draft, as it was sent; null when there is none, or it is none that could be sent. */
export function paymentOf(content: Record<string, unknown> | undefined): PaymentToSend | null {
  const key = content?.['idempotencyKey'];
  const body = payments.pay.body?.safeParse(content?.['body']);
  if (typeof key !== 'string' || !body?.success) return null;
  return { body: body.data, idempotencyKey: key };
}

/** Whether the service has said no, so that nothing was charged. */
export const isRefused = ({ status }: { status: number }) => status >= 400 && status < 500;

/** The idempotency key of one payment: a new one whenever the payment changes. */
export const newKey = (): string => crypto.randomUUID();
