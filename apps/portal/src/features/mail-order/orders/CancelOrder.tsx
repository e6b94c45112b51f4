import { isUnderWay } from '@portal/domain/mail-order';
import { useState } from 'react';
import { useFormat, useText } from '../../../language';
import { isUnanswered, useSaving } from '../../../store';
import { Alert, Button } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { asAction } from '../cart/actions.slice';
import { type Order, orderCancellation } from '../home-delivery.requests';
import ordersText from './orders.text';

/** Cancels an order while that is possible, after asking. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useText(ordersText);
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { orderNumber, memberId, canCancel, cancelUntil, state } = order;
  const { save, isRunning, failure, data } = useSaving(
    asAction(orderCancellation),
    undefined,
    (input) => input.orderNumber === orderNumber,
  );
  const isUnsure = failure !== undefined && isUnanswered(failure);
  const isCancelled = data !== undefined || (isUnsure && state === 'cancelled');
  const cancel = () => {
    setAsking(false);
    save({ orderNumber, body: { memberId } });
  };
  return (
    <>
      {isCancelled && <Alert tone="ok" role="status" title={t('orders.cancelled')} />}
      {failure && !isCancelled && (
        <Alert
          tone="bad"
          role="alert"
          title={t(
            failure.code === 'ORDER_NOT_CANCELLABLE'
              ? 'orders.tooLate'
              : isUnsure
                ? 'orders.cancelUnsure'
                : 'orders.notCancelled',
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
