import { canCancelPlanned, localDay } from '@portal/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { useClock } from '../../../platform';
import { useSession } from '../../../session';
import { useSaving, withKey } from '../../../store';
import { Alert, Button, VisuallyHidden } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { OutcomeHeading, useOutcome } from '../parts/Outcome';
import { PaidWith } from '../parts/PaidWith';
import { plannedCancel, type PaymentRow } from '../payments.requests';
import { useStoredAccount, useStoredHistory } from '../use-payments';
import plannedText from './planned.text';
import { says, saysAll } from '../../../says/says';

/** The payments that are planned for later days, each with a way to cancel it; nothing where there are none. */
export function PlannedPayments({ payments }: { payments: readonly PaymentRow[] }) {
  const t = useText(plannedText);
  const { outcome, heading, say } = useOutcome<'cancelled' | 'tooLate'>();
  const history = useStoredHistory();
  const account = useStoredAccount();
  if (payments.length === 0 && !outcome) return null;
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
      {payments.length > 0 && (
        <ul className="list">
          {payments.map((row) => (
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

interface PlannedPaymentProps {
  row: PaymentRow;
  onCancelled: () => void;
  onTooLate: () => void;
}

function PlannedPayment({ row, onCancelled, onTooLate }: PlannedPaymentProps) {
  const t = useText(plannedText);
  const format = useFormat();
  const today = localDay(useClock().now());
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
        <Alert tone="bad" role="alert" title={t('planned.notCancelled')} />
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
