import { useFormat, useText } from '../../../language';
import { Alert, Button } from '../../../ui';
import type { PaymentToSend } from './payment-under-way';
import { forgetUnderWay } from '../payments.requests';
import { useSendPayment } from './use-send-payment';
import { useEffect } from 'react';
import payingText from '../paying.text';
import { useAppDispatch, useAppSelector } from '../../../store';

/** A payment was sent from here and its answer never came: the same one again does not charge twice. */
export function UnderWay({ sent, onForgotten }: { sent: PaymentToSend; onForgotten: () => void }) {
  const t = useText(payingText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const { send, isSending, failure } = useSendPayment();
  const forgotten = useAppSelector(forgetUnderWay.select);
  const isForgotten = forgotten.status === 'success' && forgotten.input === sent.idempotencyKey;
  useEffect(() => {
    if (isForgotten) onForgotten();
  }, [isForgotten, onForgotten]);
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
      {failure && !isSending && (
        <Alert tone="bad" role="alert" title={t('payments.failed.title')}>
          <p>{t('payments.failed.unknown')}</p>
        </Alert>
      )}
      {isStillThere && !isSending && (
        <Alert tone="bad" role="alert" title={t('payments.underWay.notForgotten')} />
      )}
      <div className="row">
        <Button busy={isSending} onClick={() => send(sent)}>
          {t('payments.underWay.again')}
        </Button>
        <Button
          kind="secondary"
          busy={forgotten.status === 'loading'}
          onClick={() => dispatch(forgetUnderWay.requested(sent.idempotencyKey))}
        >
          {t('payments.underWay.forget')}
        </Button>
      </div>
    </section>
  );
}
