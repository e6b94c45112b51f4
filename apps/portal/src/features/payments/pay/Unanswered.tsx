import { payments } from '@portal/contracts/payments';
import { useEffect, useRef, useState } from 'react';
import { type Arrival, useArrival } from '../../../forms/sent/use-arrival';
import { useText } from '../../../language';
import { useToday } from '../../../platform';
import { useHoldsTyped } from '../../../session';
import { requestOf, useAppSelector } from '../../../store';
import { Alert, ButtonLink } from '../../../ui';
import failedText from './failed.text';
import payingText from '../form/paying.text';
import type { PaymentRow } from '../payments.requests';
import paymentsText from '../payments.text';
import { isPast, mayBe, type PaymentToSend } from './payment-under-way';
import { SendAgain } from './SendAgain';
import { type SendingPayment, useGoToReceipt } from './use-send-payment';

interface UnansweredProps {
  sent: PaymentToSend;
  sending: SendingPayment;
  /** The member does not want it any more. */
  onStartOver: () => void;
}

/**
 * A payment was sent and its answer never came. The history is asked for it: if it is there, its receipt is shown; else
 * the page says so, and sends the same one again, which does not charge twice.
 */
export function Unanswered({ sent, sending, onStartOver }: UnansweredProps) {
  const t = useText(payingText);
  useHoldsTyped(true);
  const [toSend, setToSend] = useState(sent);
  const today = useToday();
  if (sending.isSending) return <Wait title={t('payments.review.sending')} isPressed />;
  const send = (complete: PaymentToSend) => {
    const again = { ...complete, sentOn: [...new Set([...complete.sentOn, today])] };
    setToSend(again);
    sending.send(again);
  };
  return <Looked sent={toSend} sending={{ ...sending, send }} onStartOver={onStartOver} />;
}

function Looked(props: UnansweredProps) {
  const { sent, sending } = props;
  const t = useText(failedText);
  const goToReceipt = useGoToReceipt();
  const { arrival, paymentId } = useMadePayment(sent);
  const today = useToday();
  const { idempotencyKey } = sent;
  useEffect(() => {
    if (paymentId) goToReceipt(paymentId, idempotencyKey);
  }, [goToReceipt, paymentId, idempotencyKey]);
  if (arrival === 'looking' || arrival === 'there') {
    return (
      <Wait title={t('payments.underWay.looking')} isPressed={sending.failure !== undefined} />
    );
  }
  if (sending.end === 'keyUsed') return <KeyUsed />;
  if (arrival !== 'notThere') {
    return <SendAgain {...props} found="unknown" isSignedOut={arrival === 'signedOut'} />;
  }
  return <SendAgain {...props} found={isPast(sent, today) ? 'notMade' : 'none'} />;
}

/** Not the history that the page shows: the form stays as it is while the service is asked. */
const madePayments = requestOf(payments.getHistory, 'made');

/** Whether a payment whose answer never came is in the history, by its key; and its id where it is there. */
function useMadePayment(sent: PaymentToSend): {
  arrival: Arrival;
  paymentId: string | undefined;
} {
  const isIt = (row: PaymentRow) =>
    row.idempotencyKey === sent.idempotencyKey && row.paymentId !== '';
  const arrival = useArrival(madePayments, undefined, (data) => data.payments.some(isIt));
  const rows = useAppSelector(madePayments.select).data?.payments ?? [];
  return {
    arrival: arrival === 'notThere' && rows.some(mayBe(sent)) ? 'unknown' : arrival,
    paymentId: arrival === 'there' ? rows.find(isIt)?.paymentId : undefined,
  };
}

/** `isPressed`: the member has just pressed a button, which is gone. */
function Wait({ title, isPressed }: { title: string; isPressed: boolean }) {
  const t = useText(failedText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPressed) heading.current?.focus();
  }, [isPressed, title]);
  return (
    <section className="card stack s5">
      <h2 tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p role="status">{t('payments.underWay.wait')}</p>
    </section>
  );
}

/** The service has made another payment under the key, which the history does not show. */
function KeyUsed() {
  const t = useText(failedText, paymentsText);
  return (
    <section className="card stack s5">
      <Alert tone="bad" role="alert" level={2} title={t('payments.failed.KEY_USED_BEFORE')}>
        <p>{t('payments.failed.seeHistory')}</p>
      </Alert>
      <div>
        <ButtonLink to="/payments">{t('payments.place.history')}</ButtonLink>
      </div>
    </section>
  );
}
