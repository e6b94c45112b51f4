import type { ProcessorFrameHandle } from '../../../cards/ProcessorFrame';
import { LoadedTypedFields } from '../../../cards/TypedFields';
import { useTypedFields } from '../../../cards/use-typed-fields';
import { useFormat, useText } from '../../../language';
import { Alert, Button } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { NotKnown } from './NotKnown';
import { type PaymentToSend, toTypeAgain, withTyped } from './payment-under-way';
import { DebitConsent, useDebitConsent } from './DebitConsent';
import { forgetUnderWay } from '../payments.requests';
import { useSendPayment } from './use-send-payment';
import { type Ref, useEffect, useState } from 'react';
import payingText from '../form/paying.text';
import waysText from '../form/ways.text';
import { useAppDispatch, useAppSelector } from '../../../store';

/** A payment was sent from here and its answer never came: the same one again does not charge twice. */
export function UnderWay({ sent, onForgotten }: { sent: PaymentToSend; onForgotten: () => void }) {
  const t = useText(payingText, waysText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const { send, isSending, failure, end } = useSendPayment(true);
  const forgotten = useAppSelector(forgetUnderWay.select);
  const isForgotten = forgotten.status === 'success' && forgotten.input === sent.idempotencyKey;
  useEffect(() => {
    if (isForgotten) onForgotten();
  }, [isForgotten, onForgotten]);
  const { frame, isBusy, problem, tokeniseCard, tokeniseAccount, focus } = useTypedFields();
  const [toSend, setToSend] = useState(sent);
  const [isAsking, setAsking] = useState(false);
  const missing = toTypeAgain(toSend);
  // It may be another account than the one that the member agreed to.
  const consent = useDebitConsent(missing === 'account');
  const sendAgain = async () => {
    if (isBusy) return;
    if (missing === null) return send(toSend);
    if (!consent.check()) return;
    const typed = await (missing === 'account' ? tokeniseAccount() : tokeniseCard());
    if ('error' in typed) return focus();
    const complete = withTyped(toSend, typed);
    setToSend(complete);
    send(complete);
  };
  const isStillThere = forgotten.status === 'failure' && forgotten.input === sent.idempotencyKey;
  return (
    <section className="card stack s5">
      <Alert
        tone="warn"
        level={2}
        title={t('payments.underWay.title', { amount: format.money(sent.body.amount) })}
      >
        <p>{t('payments.underWay.what')}</p>
      </Alert>
      {failure &&
        !isSending &&
        (end === 'unknown' ? (
          <NotKnown failure={failure} />
        ) : (
          <Alert tone="bad" role="alert" title={t('payments.failed.title')}>
            <p>{t('payments.underWay.refused')}</p>
          </Alert>
        ))}
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
      {isStillThere && !isSending && (
        <Alert tone="bad" role="alert" title={t('payments.underWay.notForgotten')} />
      )}
      {missing && <TypeAgain what={missing} frame={frame} />}
      {missing === 'account' && (
        <DebitConsent consent={consent} amount={sent.body.amount} payOn={sent.body.payOn} />
      )}
      <div className="row">
        <Button busy={isSending || isBusy} onClick={() => void sendAgain()}>
          {t('payments.underWay.again')}
        </Button>
        <Button
          kind="secondary"
          busy={forgotten.status === 'loading'}
          onClick={() => setAsking(true)}
        >
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
          {t('payments.underWay.ask', { amount: format.money(sent.body.amount) })}
        </ConfirmDialog>
      )}
    </section>
  );
}

interface TypeAgainProps {
  what: 'account' | 'card';
  frame: Ref<ProcessorFrameHandle>;
}

/** The processor's frame for what a stored payment lacks: its token is stored nowhere. */
function TypeAgain({ what, frame }: TypeAgainProps) {
  const t = useText(payingText);
  return (
    <div className="stack">
      <p>{t(`payments.underWay.${what}`)}</p>
      <LoadedTypedFields kind={what} frame={frame} />
    </div>
  );
}
