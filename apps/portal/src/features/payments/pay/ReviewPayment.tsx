import { planDay } from '@portal/domain';
import { useEffect, useRef } from 'react';
import { useFormat, useText } from '../../../language';
import { useClock } from '../../../platform';
import type { Failure } from '../../../store';
import { Button, useAnnounce } from '../../../ui';
import { DebitConsent, useDebitConsent } from './DebitConsent';
import { LateNotice } from './WhenField';
import { PaidWith } from '../parts/PaidWith';
import type { ShownAccount, ShownCard } from '../payments.requests';
import type { PaymentToSend } from './payment-under-way';
import { Unanswered } from './Unanswered';
import { useSendPayment } from './use-send-payment';
import { WhatFailed } from './WhatFailed';
import failedText from './failed.text';
import payingText from '../form/paying.text';
import paymentsText from '../payments.text';
import uiText from '../../../ui/ui.text';
import { says, saysAll } from '../../../says/says';

/** A payment that is ready to be looked over. The key belongs to exactly these figures. */
export interface ReadyPayment {
  method: PaymentToSend['body']['method'];
  shown: ShownCard | null;
  account: ShownAccount | null;
  amount: number;
  /** A later day; null: today. */
  payOn: string | null;
  /** When the oldest open invoice is due; blank for unknown. */
  dueOn: string;
  key: string;
}

interface ReviewPaymentProps {
  ready: ReadyPayment;
  onBack: () => void;
  onOtherCard: () => void;
  onStale: () => void;
  /** Nothing of it is needed any more: back to the form, for another payment. */
  onStartOver: () => void;
}

/** The payment once more, before it is made; and what to do when it was not. */
export function ReviewPayment({
  ready,
  onBack,
  onOtherCard,
  onStale,
  onStartOver,
}: ReviewPaymentProps) {
  const t = useText(failedText, payingText, paymentsText, uiText);
  const format = useFormat();
  const clock = useClock();
  const heading = useRef<HTMLHeadingElement>(null);
  const sending = useSendPayment();
  const { send, isSending, isUnanswered, failure } = sending;
  useEffect(() => heading.current?.focus(), []);
  const { amount, method, shown, account, payOn, dueOn, key } = ready;
  const today = planDay(clock.now());
  const consent = useDebitConsent(account !== null);
  const announce = useAnnounce();
  const body = { amount, method, ...(payOn && { payOn }) };
  const sent = { body, idempotencyKey: key, sentOn: [today] };
  // As long as it may have been made, only the very same may be sent: another one could be a second.
  if (isUnanswered) return <Unanswered sent={sent} sending={sending} onStartOver={onStartOver} />;
  const pay = () => {
    if (!consent.check()) return;
    announce(t('payments.review.sending'));
    send(sent);
  };
  const money = format.money(amount);
  const isCardRefused = !isSending && refusesCard(failure);
  return (
    <section className="card stack s5">
      <h2 tabIndex={-1} ref={heading}>
        {t('payments.step.review')}
      </h2>
      {failure && !isSending && (
        <WhatFailed failure={failure} onStale={onStale} isBank={account !== null} />
      )}
      <dl className="facts">
        <div>
          <dt>{t('payments.column.amount')}</dt>
          <dd className="num" {...says('paymentAmount', 'new', amount)}>
            {money}
          </dd>
        </div>
        <div>
          <dt>{t('payments.column.method')}</dt>
          <dd>
            <PaidWith card={shown} account={account} />
          </dd>
        </div>
        <div>
          <dt>{t('payments.column.date')}</dt>
          <dd {...says('paymentTaken', 'new', payOn)}>{format.longDate(payOn ?? today)}</dd>
        </div>
      </dl>
      <LateNotice day={payOn ?? today} isBank={account !== null} today={today} dueOn={dueOn} />
      {account ? (
        <DebitConsent consent={consent} amount={amount} payOn={payOn} />
      ) : (
        <p {...saysAll(says('paymentAmount', 'new', amount), says('paymentTaken', 'new', payOn))}>
          {payOn
            ? t('payments.review.consentOn', { amount: money, date: format.longDate(payOn) })
            : t('payments.review.consent', { amount: money })}
        </p>
      )}
      <div className="row">
        {isCardRefused && (
          <Button onClick={onOtherCard}>
            {t(account ? 'payments.failed.otherAccount' : 'payments.failed.otherCard')}
          </Button>
        )}
        <Button kind={isCardRefused ? 'secondary' : 'primary'} busy={isSending} onClick={pay}>
          {failure ? (
            t('ui.tryAgain')
          ) : (
            <span {...says('paymentAmount', 'new', amount)}>
              {t(payOn ? 'payments.review.plan' : 'payments.review.pay', { amount: money })}
            </span>
          )}
        </Button>
        {!isSending && (
          <Button kind="secondary" onClick={onBack}>
            {t('payments.review.back')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The same card again is not the first thing to do. */
const refusesCard = (failure: Failure | undefined): boolean =>
  failure?.code === 'PAYMENT_DECLINED' ||
  failure?.code === 'CARD_NOT_ACCEPTED' ||
  failure?.code === 'CARD_EXPIRES_BEFORE_DAY';
