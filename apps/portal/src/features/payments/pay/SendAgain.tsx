import { type ReactNode, type Ref, useEffect, useState } from 'react';
import type { ProcessorFrameHandle } from '../../../cards/ProcessorFrame';
import { LoadedTypedFields } from '../../../cards/TypedFields';
import { useTypedFields } from '../../../cards/use-typed-fields';
import { SessionOver } from '../../../forms/sent/SessionOver';
import { useFormat, useText } from '../../../language';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Alert, Button, useWait } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import failedText from './failed.text';
import payingText from '../form/paying.text';
import waysText from '../form/ways.text';
import { forgetUnderWay } from '../payments.requests';
import { DebitConsent, useDebitConsent } from './DebitConsent';
import { type PaymentToSend, toTypeAgain, withTyped } from './payment-under-way';
import type { SendingPayment } from './use-send-payment';

/** What the history says of it: not there so far, not made on the day on which it was sent, or that is not known. */
type Found = 'none' | 'notMade' | 'unknown';

const texts = {
  none: {
    title: 'payments.underWay.none',
    what: 'payments.underWay.noneWhat',
    ask: 'payments.underWay.askNone',
  },
  notMade: {
    title: 'payments.underWay.notMade',
    what: 'payments.underWay.notMadeWhat',
    ask: 'payments.underWay.askNotMade',
  },
  unknown: {
    title: 'payments.underWay.title',
    what: 'payments.underWay.what',
    ask: 'payments.underWay.ask',
  },
} as const satisfies Record<Found, object>;

interface SendAgainProps {
  sent: PaymentToSend;
  sending: SendingPayment;
  found: Found;
  /** The service does not say, because the session is over. */
  isSignedOut?: boolean;
  onStartOver: () => void;
}

/** A payment that was not answered: the same one can be sent again, or dropped. */
export function SendAgain({
  sent,
  sending: { send, failure },
  found,
  isSignedOut = false,
  onStartOver,
}: SendAgainProps) {
  const t = useText(failedText, payingText, waysText);
  const amount = useFormat().money(sent.body.amount);
  const wait = useWait(failure);
  const { frame, isBusy, problem, tokeniseCard, tokeniseAccount, focus } = useTypedFields();
  const missing = toTypeAgain(sent);
  // It may be another account than the one that the member agreed to.
  const consent = useDebitConsent(missing === 'account');
  const sendAgain = async () => {
    if (isBusy) return;
    if (missing === null) return send(sent);
    if (!consent.check()) return;
    const typed = await (missing === 'account' ? tokeniseAccount() : tokeniseCard());
    if ('error' in typed) return focus();
    send(withTyped(sent, typed));
  };
  return (
    <section className="card stack s5">
      <Alert
        tone="warn"
        role="alert"
        level={2}
        title={t(texts[found].title, { amount })}
        focusOn={failure}
      >
        <p>
          {t(texts[found].what)} {wait}
        </p>
        {isSignedOut && <SessionOver />}
      </Alert>
      {problem && missing && (
        <Alert
          tone="bad"
          role="alert"
          title={t(
            missing === 'account'
              ? `payments.bankError.${problem}`
              : `payments.cardError.${problem}`,
          )}
        />
      )}
      {missing && <TypeAgain what={missing} frame={frame} />}
      {missing === 'account' && (
        <DebitConsent consent={consent} amount={sent.body.amount} payOn={sent.body.payOn} />
      )}
      <StartOver sent={sent} found={found} onDone={onStartOver}>
        <Button busy={isBusy} onClick={() => void sendAgain()}>
          {t('payments.underWay.again')}
        </Button>
      </StartOver>
    </section>
  );
}

interface StartOverProps {
  sent: PaymentToSend;
  found: Found;
  /** Its draft is removed. */
  onDone: () => void;
  /** The other way, in front of this one. */
  children: ReactNode;
}

/** Drops a payment that was not answered, after a question: another one may be a second. */
function StartOver({ sent, found, onDone, children }: StartOverProps) {
  const t = useText(failedText);
  const amount = useFormat().money(sent.body.amount);
  const dispatch = useAppDispatch();
  const { status, input } = useAppSelector(forgetUnderWay.select);
  const [isAsking, setAsking] = useState(false);
  const isOurs = input === sent.idempotencyKey;
  const isDone = isOurs && status === 'success';
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <>
      {isOurs && status === 'failure' && (
        <Alert tone="bad" role="alert" title={t('payments.underWay.notForgotten')} />
      )}
      <div className="row">
        {children}
        <Button kind="secondary" busy={status === 'loading'} onClick={() => setAsking(true)}>
          {t('payments.underWay.forget')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('payments.underWay.askTitle')}
          confirm={t('payments.underWay.forgetSure')}
          onConfirm={() => {
            setAsking(false);
            dispatch(forgetUnderWay.requested(sent.idempotencyKey));
          }}
          keep={t('payments.underWay.keep')}
          onKeep={() => setAsking(false)}
        >
          {t(texts[found].ask, { amount })}
        </ConfirmDialog>
      )}
    </>
  );
}

interface TypeAgainProps {
  what: 'account' | 'card';
  frame: Ref<ProcessorFrameHandle>;
}

/** The processor's frame for what a stored payment lacks: its token is stored nowhere. */
function TypeAgain({ what, frame }: TypeAgainProps) {
  const t = useText(failedText);
  return (
    <div className="stack">
      <p>{t(`payments.underWay.${what}`)}</p>
      <LoadedTypedFields kind={what} frame={frame} />
    </div>
  );
}
