import { addDays, canPlanOn, furthestPayment, isAfterDue, takenOn } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import { Alert, TextField } from '../../../ui';
import { PickOne } from '../../../ui/forms';
import waysText from '../form/ways.text';

interface WhenFieldProps {
  isLater: boolean;
  /** YYYY-MM-DD, as far as it is entered. */
  day: string;
  today: string;
  /** A bank takes it on a weekday. */
  isBank: boolean;
  /** When the oldest open invoice is due; blank for unknown. */
  dueOn: string;
  error: string | undefined;
  onChange: (when: { isLater: boolean; day: string }) => void;
}

/** Today, or a day of the next 30; says so when that is after the due date. */
export function WhenField({ isLater, day, today, isBank, dueOn, error, onChange }: WhenFieldProps) {
  const t = useText(waysText);
  const format = useFormat();
  const last = addDays(today, furthestPayment);
  return (
    <>
      <PickOne
        name="when"
        legend={t('payments.when')}
        value={isLater ? 'later' : 'today'}
        onChange={(value) => onChange({ isLater: value === 'later', day })}
        picks={[
          { value: 'today', label: t('payments.when.today') },
          { value: 'later', label: t('payments.when.later') },
        ]}
      />
      {isLater && (
        <div className="nested stack">
          <TextField
            type="date"
            name="day"
            label={t('payments.when.day')}
            hint={t('payments.when.hint', { date: format.longDate(last) })}
            error={error}
            min={addDays(today, 1)}
            max={last}
            value={day}
            onChange={(event) => onChange({ isLater, day: event.target.value })}
          />
          {canPlanOn(day, today) && (
            <LateNotice day={day} today={today} isBank={isBank} dueOn={dueOn} />
          )}
        </div>
      )}
    </>
  );
}

interface LateNoticeProps {
  /** When the member wants to pay. */
  day: string;
  today: string;
  isBank: boolean;
  dueOn: string;
}

/** A payment on that day is late, or a bank takes it too late; a card that is charged today can't be sooner. */
export function LateNotice({ day, today, isBank, dueOn }: LateNoticeProps) {
  const t = useText(waysText);
  const format = useFormat();
  const taken = takenOn(day, today, isBank);
  const isToday = day === today;
  if (!isAfterDue(taken, dueOn) || (isToday && !isBank)) return null;
  const isOver = dueOn < today;
  const why = `payments.when.${isOver ? 'over' : 'late'}${isBank ? 'Bank' : ''}Why` as const;
  return (
    <Alert
      tone="warn"
      role="status"
      title={t(
        isAfterDue(day, dueOn) && !isToday ? 'payments.when.late' : 'payments.when.lateBank',
      )}
    >
      <p>{t(why, { date: format.longDate(dueOn), taken: format.longDate(taken) })}</p>
    </Alert>
  );
}
