import { isUnderWay } from '@portal/domain/mail-order';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { useAppDispatch } from '../../../store';
import { Alert, Button } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { type Order, orderCancellation } from '../home-delivery.requests';
import { useAction } from '../use-action';
import ordersText from './orders.text';

/** Cancels an order while that is possible, after asking. */
export function CancelOrder({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const t = useText(ordersText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const { orderNumber, memberId, canCancel, cancelUntil, state } = order;
  const { isRunning, failure, data } = useAction(
    orderCancellation,
    (input) => input.orderNumber === orderNumber,
  );
  const isCancelled = data !== undefined;
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
          {state === 'actionNeeded' ? (
            <p className="mute">{t('orders.cancelWaiting')}</p>
          ) : (
            cancelUntil && (
              <p className="mute">
                {t('orders.cancelUntil', {
                  date: format.longDate(cancelUntil),
                  time: format.time(cancelUntil),
                })}
              </p>
            )
          )}
        </>
      )}
      {!canCancel && isUnderWay(order) && <p className="mute">{t('orders.cannotCancel')}</p>}
      {isAsking && (
        <ConfirmDialog
          title={t('orders.cancelTitle', { number: orderNumber })}
          confirm={t('orders.cancel')}
          onConfirm={cancel}
          keep={t('orders.keep')}
          onKeep={() => setAsking(false)}
        >
          {t('orders.cancelHint')}
        </ConfirmDialog>
      )}
    </>
  );
}
