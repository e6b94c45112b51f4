import {
  claimDateProblems,
  type ClaimDates,
  claimRangeOf,
  claimRanges,
  earliestClaimDay,
  planDay,
} from '@portal/domain';
import { useRef, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { useClock } from '../../../platform';
import { Button, SegmentedControl, TextField } from '../../../ui';
import { focusField } from '../../../ui/forms';
import claimsText from '../claims.text';
import type { ClaimPeriod } from '../use-claim-period';

interface PeriodFieldsProps {
  period: ClaimPeriod;
  /** The days that the URL has and that won't do. */
  invalidDates: ClaimDates | null;
  /** The days of the list in view. */
  shown: ClaimDates;
  onPeriod: (period: ClaimPeriod) => void;
}

/** The period of the list: one of the usual, or two days of the last two years. */
export function PeriodFields({ period, invalidDates, shown, onPeriod }: PeriodFieldsProps) {
  const t = useText(claimsText);
  const hasDates = typeof period === 'object' || invalidDates !== null;
  const [choosing, setChoosing] = useState(hasDates);
  const [last, setLast] = useState({ period, invalidDates });
  if (period !== last.period || invalidDates !== last.invalidDates) {
    setLast({ period, invalidDates });
    setChoosing(hasDates);
  }
  const labels = { '30': t('claims.days', { count: 30 }), '90': t('claims.days', { count: 90 }) };
  return (
    <>
      <SegmentedControl
        legend={t('claims.period')}
        value={choosing ? 'dates' : String(period)}
        options={[
          ...claimRanges.map((range) => ({
            value: String(range),
            label: range === 'year' ? t('claims.thisYear') : labels[range],
          })),
          { value: 'dates', label: t('claims.otherDates') },
        ]}
        onChange={(value) => {
          setChoosing(value === 'dates');
          if (value !== 'dates') onPeriod(claimRangeOf(value));
        }}
      />
      {choosing && (
        <DateFields
          key={JSON.stringify([shown.fromDate, shown.toDate, invalidDates])}
          shown={shown}
          invalidDates={invalidDates}
          onDates={onPeriod}
        />
      )}
    </>
  );
}

interface DateFieldsProps extends Pick<PeriodFieldsProps, 'shown' | 'invalidDates'> {
  onDates: (dates: ClaimDates) => void;
}

function DateFields({ shown, invalidDates, onDates }: DateFieldsProps) {
  const t = useText(claimsText);
  const format = useFormat();
  const clock = useClock();
  const fields = useRef<HTMLDivElement>(null);
  const [dates, setDates] = useState<ClaimDates>({
    fromDate: (invalidDates ?? shown).fromDate,
    toDate: (invalidDates ?? shown).toDate,
  });
  const [checked, setChecked] = useState(invalidDates !== null);
  const now = clock.now();
  const problems = claimDateProblems(dates, now);
  const [earliest, today] = [earliestClaimDay(now), planDay(now)];
  const show = () => {
    setChecked(true);
    const wrong = (['fromDate', 'toDate'] as const).find((name) => problems[name]);
    if (wrong) focusField(fields.current, wrong);
    else onDates(dates);
  };
  return (
    <div className="row filters period-dates" ref={fields}>
      {(['fromDate', 'toDate'] as const).map((name) => {
        const problem = checked ? problems[name] : undefined;
        return (
          <TextField
            key={name}
            type="date"
            name={name}
            label={t(`claims.${name}`)}
            value={dates[name]}
            min={earliest}
            max={today}
            error={problem && t(`claims.${problem}`, { day: format.longDate(earliest) })}
            onChange={(event) => setDates({ ...dates, [name]: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter') show();
            }}
          />
        );
      })}
      <Button kind="secondary" onClick={show}>
        {t('claims.show')}
      </Button>
    </div>
  );
}
