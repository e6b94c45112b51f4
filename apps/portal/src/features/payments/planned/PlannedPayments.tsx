import { payments } from '@portal/contracts/payments';
import { canCancelPlanned } from '@portal/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { SessionOver } from '../../../forms/sent/SessionOver';
import { useArrival } from '../../../forms/sent/use-arrival';
import { useFormat, useText } from '../../../language';
import { useToday } from '../../../platform';
import { useSession } from '../../../session';
import { requestOf, useAppSelector, useSaving, withKey } from '../../../store';
import { Alert, Button, VisuallyHidden } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { OutcomeHeading, useOutcome } from '../parts/Outcome';
import { PaidWith } from '../parts/PaidWith';
import { plannedCancel, type PaymentRow } from '../payments.requests';
import { useStoredAccount, useStoredHistory } from '../use-payments';
import plannedText from './planned.text';
import { says, saysAll } from '../../../says/says';

/** The payments that are planned for later days, each with a way to cancel it; nothing where there are none. */
export function PlannedPayments({ payments: rows }: { payments: readonly PaymentRow[] }) {
  const t = useText(plannedText);
  const { outcome, heading, say } = useOutcome<'cancelled' | 'tooLate'>();
  const history = useStoredHistory();
  const account = useStoredAccount();
  if (rows.length === 0 && !outcome) return null;
  const handleOutcome = (found: 'cancelled' | 'tooLate') => {
    say(found);
    history.retry();
    // A payment that was taken meanwhile lowered the balance.
    if (found === 'tooLate') account.retry();
  };
  return (
    <section className="card stack">
      <OutcomeHeading
        heading={heading}
        title={t('planned.title')}
        said={outcome === 'cancelled' && t('planned.cancelled')}
      />
      {outcome === 'tooLate' && <Alert tone="bad" role="alert" title={t('planned.tooLate')} />}
      {rows.length > 0 && (
        <ul className="list">
          {rows.map((row) => (
            <PlannedPayment
              key={row.paymentId}
              row={row}
              onCancelled={() => handleOutcome('cancelled')}
              onTooLate={() => handleOutcome('tooLate')}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface Outcomes {
  onCancelled: () => void;
  onTooLate: () => void;
}

interface PlannedPaymentProps extends Outcomes {
  row: PaymentRow;
}

function PlannedPayment({ row, onCancelled, onTooLate }: PlannedPaymentProps) {
  const t = useText(plannedText);
  const format = useFormat();
  const today = useToday();
  const { emulation } = useSession();
  const [isAsking, setAsking] = useState(false);
  const { paymentId, takenOn } = row;
  const cancel = useSaving(withKey(plannedCancel, paymentId), onCancelled);
  const date = takenOn && format.longDate(takenOn);
  const amount = row.amount === null ? null : format.money(row.amount);
  const title = amount ? t('planned.for', { amount, date }) : t('planned.forUnknown', { date });
  const isTooLate = cancel.failure?.code === 'PAYMENT_NOT_PLANNED';
  const tooLate = useEffectEvent(onTooLate);
  useEffect(() => {
    if (isTooLate) tooLate();
  }, [isTooLate]);
  return (
    <li className="stack s2">
      <div className="between">
        <div>
          <p>
            <b
              {...saysAll(
                says('paymentAmount', paymentId, row.amount),
                says('paymentTaken', paymentId, takenOn),
              )}
            >
              {title}
            </b>
          </p>
          <p className="mute">
            <PaidWith {...row} />
          </p>
        </div>
        {!emulation && canCancelPlanned(takenOn, today) && (
          <Button kind="quiet" busy={cancel.isRunning} onClick={() => setAsking(true)}>
            {t('planned.cancel')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {cancel.failure && !isTooLate && (
        <NotAnswered paymentId={paymentId} onCancelled={onCancelled} onTooLate={onTooLate} />
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('planned.cancelTitle')}
          confirm={t('planned.cancel')}
          onConfirm={() => {
            setAsking(false);
            cancel.save({ paymentId });
          }}
          keep={t('planned.keep')}
          onKeep={() => setAsking(false)}
        >
          {amount
            ? t('planned.cancelHint', { amount, date })
            : t('planned.cancelHintUnknown', { date })}
        </ConfirmDialog>
      )}
    </li>
  );
}

/** Not the history that the page shows: the payment stays in its list while the service is asked. */
const cancelled = requestOf(payments.getHistory, 'cancelled');

/** Whether the payment is cancelled although no answer said so: the history tells. */
function NotAnswered({ paymentId, onCancelled, onTooLate }: Outcomes & { paymentId: string }) {
  const t = useText(plannedText);
  const statusIn = (rows: readonly PaymentRow[] = []) =>
    rows.find((row) => row.paymentId === paymentId)?.status.kind;
  const arrival = useArrival(
    cancelled,
    undefined,
    (data) => statusIn(data.payments) === 'cancelled',
  );
  const found = statusIn(useAppSelector(cancelled.select).data?.payments);
  const isCancelled = arrival === 'there';
  const isTaken = arrival === 'notThere' && (found === 'processing' || found === 'posted');
  const finish = useEffectEvent(() => (isTaken ? onTooLate() : onCancelled()));
  useEffect(() => {
    if (isCancelled || isTaken) finish();
  }, [isCancelled, isTaken]);
  if (isCancelled || isTaken || arrival === 'looking') {
    return <p role="status">{t('planned.looking')}</p>;
  }
  const isPlanned = arrival === 'notThere' && found === 'planned';
  return (
    <Alert
      tone="bad"
      role="alert"
      title={t(isPlanned ? 'planned.notCancelled' : 'planned.notKnown')}
    >
      {arrival === 'signedOut' && <SessionOver />}
    </Alert>
  );
}
