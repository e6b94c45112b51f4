import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { answerFor, useAppDispatch, useAppSelector } from '../../../store';
import { endOf, type PaymentToSend } from './payment-under-way';
import { payment } from '../payments.requests';
import { payAmounts } from '../form/typed-amounts.requests';

/** The path that shows the result of a payment; reloading it sends nothing. */
const receiptAddress = (paymentId: string) =>
  `/payments/pay?receipt=${encodeURIComponent(paymentId)}`;

/**
 * Sends a payment, the same key as often as it takes, and goes to its receipt. `wasSent`: it was sent before this
 * page was opened, and got no answer.
 */
export function useSendPayment(wasSent = false) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const remote = useAppSelector(payment.select);
  const [key, setKey] = useState<string | null>(null);
  // What the store holds may be the answer to a payment before this one.
  const ours = answerFor(remote, ({ sent }) => sent.idempotencyKey === key);
  const paidId = ours.status === 'success' ? ours.data.payment.paymentId : null;
  useEffect(() => {
    if (paidId === null) return;
    // What was typed for it has been sent.
    dispatch(payAmounts.save.requested(null));
    void navigate(receiptAddress(paidId), { replace: true });
  }, [dispatch, navigate, paidId]);
  const { failure, input: tried } = ours;
  const end = failure && endOf(failure, tried.mayBeMade);
  const send = (sent: PaymentToSend) => {
    setKey(sent.idempotencyKey);
    dispatch(payment.requested({ sent, mayBeMade: end ? end === 'unknown' : wasSent }));
  };
  return { send, isSending: ours.status === 'loading', failure, end };
}
