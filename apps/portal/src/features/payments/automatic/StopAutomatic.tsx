import { useEffect, useId, useState } from 'react';
import { useText } from '../../../language';
import { Alert, Button } from '../../../ui';
import { Dialog } from '../../../ui/Dialog';
import { stopAutomatic } from '../payments.requests';
import payingText from '../form/paying.text';
import { useAppDispatch, useAppSelector } from '../../../store';

/** The end of the automatic payment, after a question. */
export function StopAutomatic({ onStopped }: { onStopped: () => void }) {
  const t = useText(payingText);
  const id = useId();
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(stopAutomatic.select);
  const [isAsking, setAsking] = useState(false);
  const [isSent, setSent] = useState(false);
  const isStopped = isSent && status === 'success';
  useEffect(() => {
    if (isStopped) onStopped();
  }, [isStopped, onStopped]);
  const stop = () => {
    setSent(true);
    dispatch(stopAutomatic.requested());
  };
  const close = () => setAsking(false);
  return (
    <div>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {t('payments.stop.open')}
      </Button>
      {isAsking && (
        <Dialog title={t('payments.stop.title')} describedBy={id} onCancel={close}>
          <p id={id}>{t('payments.stop.what')}</p>
          {isSent && status === 'failure' && (
            <Alert tone="bad" role="alert" title={t('payments.stop.failed')} />
          )}
          <div className="row">
            <Button kind="stop" busy={status === 'loading'} onClick={stop}>
              {t('payments.stop.confirm')}
            </Button>
            <Button kind="secondary" onClick={close}>
              {t('payments.stop.keep')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
