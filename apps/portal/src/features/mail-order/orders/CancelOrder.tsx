import { isUnderWay } from '@portal/domain/mail-order';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { useAppDispatch } from '../../../store';
import { Alert, Button } from '../../../ui';
import { Dialog } from '../../../ui/Dialog';
import { type Order, orderCancellation } from '../home-delivery.requests';
import { useAction } from '../use-action';
import ordersText from './orders.text';

/** Cancels an order while that is possible, after asking. */
export function CancelOrder({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const t = useText(ordersText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const { isRunning, failure, data } = useAction(orderCancellation);
  const { orderNumber, memberId, canCancel, cancelUntil, state } = order;
  const isCancelled = data?.order.orderNumber === orderNumber;
  const requestAgain = useEffectEvent(() => {
    // The list has it as it was before.
    if (state !== 'cancelled') onChanged();
  });
  useEffect(() => {
    if (isCancelled) requestAgain();
  }, [isCancelled]);
  const cancel = () => {
    setAsking(false);
    dispatch(orderCancellation.requested({ orderNumber, body: { memberId } }));
  };
  return (
    <>
      {isCancelled && <Alert tone="ok" role="status" title={t('orders.cancelled')} />}
      {failure && (
        <Alert
          tone="bad"
          role="alert"
          title={t(
            failure.code === 'ORDER_NOT_CANCELLABLE' ? 'orders.tooLate' : 'orders.notCancelled',
          )}
        />
      )}
      {canCancel && !isCancelled && (
        <>
          <Button kind="quiet" busy={isRunning} onClick={() => setAsking(true)}>
            {t('orders.cancel')}
          </Button>
          {cancelUntil && (
            <p className="mute">
              {t('orders.cancelUntil', {
                date: format.longDate(cancelUntil),
                time: format.time(cancelUntil),
              })}
            </p>
          )}
        </>
      )}
      {!canCancel && isUnderWay(order) && <p className="mute">{t('orders.cannotCancel')}</p>}
      {isAsking && (
        <Dialog
          title={t('orders.cancelTitle', { number: orderNumber })}
          onCancel={() => setAsking(false)}
        >
          <p>{t('orders.cancelHint')}</p>
          <div className="row">
            <Button kind="stop" onClick={cancel}>
              {t('orders.cancel')}
            </Button>
            <Button kind="secondary" data-focus onClick={() => setAsking(false)}>
              {t('orders.keep')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
