import { isDateProblem, localDay } from '@portal/domain';
import {
  type QuickRefillDetails,
  type QuickRefillError,
  readQuickRefill,
  type TypedQuickRefill,
} from '@portal/domain/mail-order';
import { type FormEvent, useState } from 'react';
import { useText } from '../../language';
import typedDateText from '../../language/typed-date.text';
import { useClock } from '../../platform';
import type { Failure } from '../../store';
import { Button, SegmentedControl, TextField } from '../../ui';
import { dateError, DateFields, ErrorSummary } from '../../ui/forms';
import { NotFound } from './NotFound';
import quickRefillText from './quick-refill.text';

interface AskFormProps {
  isSearching: boolean;
  failure: Failure | undefined;
  onAsk: (details: QuickRefillDetails) => void;
}

const nothingTyped: TypedQuickRefill = {
  rxNumber: '',
  by: 'birthDate',
  month: '',
  day: '',
  year: '',
  zip: '',
};

export function AskForm({ isSearching, failure, onAsk }: AskFormProps) {
  const t = useText(quickRefillText, typedDateText);
  const clock = useClock();
  const [typed, setTyped] = useState(nothingTyped);
  const [errors, setErrors] = useState<readonly QuickRefillError[]>([]);
  const [turn, setTurn] = useState(0);
  const set = (change: Partial<TypedQuickRefill>) => setTyped({ ...typed, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSearching) return;
    const read = readQuickRefill(typed, localDay(clock.now()));
    setErrors('errors' in read ? read.errors : []);
    setTurn(turn + 1);
    if ('details' in read) onAsk(read.details);
  };
  const errorOf = (name: 'rxNumber' | 'zip') =>
    errors.includes(name) ? t(`quickRefill.error.${name}`) : undefined;
  return (
    <>
      <ErrorSummary
        errors={errors.map((error) =>
          isDateProblem(error)
            ? dateError(error, t('quickRefill.by.birthDate'), t)
            : { name: error, message: t(`quickRefill.error.${error}`) },
        )}
        turn={turn}
      />
      {failure && errors.length === 0 && <NotFound failure={failure} by={typed.by} />}
      <form
        className="card stack s5"
        noValidate
        autoComplete="off"
        aria-label={t('quickRefill.form')}
        onSubmit={submit}
      >
        <TextField
          label={t('quickRefill.rxNumber')}
          hint={t('quickRefill.rxNumberHint')}
          name="rxNumber"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={typed.rxNumber}
          error={errorOf('rxNumber')}
          onChange={(event) => set({ rxNumber: event.target.value })}
        />
        <SegmentedControl
          legend={t('quickRefill.by')}
          value={typed.by}
          options={(['birthDate', 'zip'] as const).map((value) => ({
            value,
            label: t(`quickRefill.by.${value}`),
          }))}
          onChange={(by) => {
            set({ by });
            setErrors([]);
          }}
        />
        {typed.by === 'zip' ? (
          <TextField
            label={t('quickRefill.by.zip')}
            hint={t('quickRefill.zipHint')}
            name="zip"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={typed.zip}
            error={errorOf('zip')}
            onChange={(event) => set({ zip: event.target.value })}
          />
        ) : (
          <DateFields
            legend={t('quickRefill.by.birthDate')}
            hint={t('quickRefill.whose')}
            typed={typed}
            problems={errors.filter(isDateProblem)}
            onChange={set}
          />
        )}
        <div className="row">
          <Button type="submit" size="large" busy={isSearching}>
            {t('quickRefill.find')}
          </Button>
          <span className="small mute">{t('quickRefill.nothingYet')}</span>
        </div>
      </form>
    </>
  );
}
