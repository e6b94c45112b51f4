import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { answerFor, useAppDispatch, useAppSelector } from '../../../store';
import { endOf, type PaymentToSend } from './payment-under-way';
import { forgetUnderWay, payment } from '../payments.requests';
import { payAmounts } from '../form/typed-amounts.requests';

/** Goes to the receipt of a payment that was made under a key; reloading it sends nothing. */
export function useGoToReceipt() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(
    (paymentId: string, key: string) => {
      const search = `?receipt=${encodeURIComponent(paymentId)}`;
      void navigate({ pathname: '/payments/pay', search }, { replace: true });
      // What was noted and typed for it has been sent.
      dispatch(forgetUnderWay.requested(key));
      dispatch(payAmounts.save.requested(null));
    },
    [dispatch, navigate],
  );
}

/**
 * Sends a payment, the same key as often as it takes, and goes to its receipt. `wasSent`: it was sent before this
 * page was opened, and got no answer.
 */
export function useSendPayment(wasSent = false) {
  const dispatch = useAppDispatch();
  const remote = useAppSelector(payment.select);
  const [key, setKey] = useState<string | null>(null);
  // What the store holds may be the answer to a payment before this one.
  const ours = answerFor(remote, ({ sent }) => sent.idempotencyKey === key);
  const paidId = ours.status === 'success' ? ours.data.payment.paymentId : null;
  const goToReceipt = useGoToReceipt();
  useEffect(() => {
    if (paidId !== null && key !== null) goToReceipt(paidId, key);
  }, [goToReceipt, paidId, key]);
  const { failure, input: tried } = ours;
  const end = failure && endOf(failure, tried.mayBeMade);
  const send = (sent: PaymentToSend) => {
    setKey(sent.idempotencyKey);
    dispatch(payment.requested({ sent, mayBeMade: end ? end === 'unknown' : wasSent }));
  };
  // Once it is made, its receipt is on its way.
  const isSending = ours.status === 'loading' || ours.status === 'success';
  /** It was sent, and no answer says how it ended: also while it is sent again. */
  const isUnanswered = end ? end !== 'notCharged' : isSending && ours.input.mayBeMade;
  return { send, isSending, isUnanswered, failure, end };
}

export type SendingPayment = ReturnType<typeof useSendPayment>;
