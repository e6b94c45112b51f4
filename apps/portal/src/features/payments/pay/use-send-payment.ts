import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { idle, useAppDispatch, useAppSelector } from '../../../store';
import type { PaymentToSend } from './payment-under-way';
import { payment } from '../payments.requests';
import { payAmounts } from '../form/typed-amounts.requests';

/** The path that shows the result of a payment; reloading it sends nothing. */
const receiptAddress = (paymentId: string) =>
  `/payments/pay?receipt=${encodeURIComponent(paymentId)}`;

/** Sends a payment, the same key as often as it takes, and goes to its receipt. */
export function useSendPayment() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const remote = useAppSelector(payment.select);
  const [key, setKey] = useState<string | null>(null);
  // What the store holds may be the answer to a payment before this one.
  const ours = remote.input?.idempotencyKey === key ? remote : idle;
  const paidId = ours.status === 'success' ? ours.data.payment.paymentId : null;
  useEffect(() => {
    if (paidId === null) return;
    // What was typed for it has been sent.
    dispatch(payAmounts.save.requested(null));
    void navigate(receiptAddress(paidId), { replace: true });
  }, [dispatch, navigate, paidId]);
  const send = (input: PaymentToSend) => {
    setKey(input.idempotencyKey);
    dispatch(payment.requested(input));
  };
  return { send, isSending: ours.status === 'loading', failure: ours.failure };
}
