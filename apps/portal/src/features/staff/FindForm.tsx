import { isDateProblem, localDay } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { useText } from '../../language';
import typedDateText from '../../language/typed-date.text';
import { useClock } from '../../platform';
import { useAppDispatch, useAppSelector } from '../../store';
import { Button, SegmentedControl, TextField } from '../../ui';
import { dateError, DateFields, ErrorSummary } from '../../ui/forms';
import { type FindError, nothingTyped, queryOf, type Typed } from './find-form';
import { memberSearch } from './staff.requests';
import staffText from './staff.text';

/** By member id, or by name with birth date. Nothing that is typed is stored, or in a URL. */
export function FindForm({ onOtherKind }: { onOtherKind: () => void }) {
  const t = useText(staffText, typedDateText);
  const clock = useClock();
  const dispatch = useAppDispatch();
  const isSearching = useAppSelector(memberSearch.select).status === 'loading';
  const [typed, setTyped] = useState(nothingTyped);
  const [errors, setErrors] = useState<readonly FindError[]>([]);
  const [turn, setTurn] = useState(0);
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = queryOf(typed, localDay(clock.now()));
    const found = 'errors' in read ? read.errors : [];
    setErrors(found);
    if (found.length > 0) setTurn(turn + 1);
    if ('query' in read) dispatch(memberSearch.requested({ body: read.query }));
  };
  const fieldErrors = errors.map((error) =>
    isDateProblem(error)
      ? dateError(error, t('staff.birthDate'), t)
      : { name: error, message: t(`staff.error.${error}`) },
  );
  const textField = (name: 'memberId' | 'givenName' | 'familyName') => ({
    name,
    value: typed[name],
    error: errors.includes(name) ? t(`staff.error.${name}`) : undefined,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  return (
    <>
      <ErrorSummary errors={fieldErrors} turn={turn} />
      <form
        className="card stack s5"
        noValidate
        autoComplete="off"
        aria-label={t('staff.form')}
        onSubmit={submit}
      >
        <SegmentedControl
          legend={t('staff.by')}
          value={typed.by}
          options={(['memberId', 'name'] as const).map((value) => ({
            value,
            label: t(`staff.by.${value}`),
          }))}
          onChange={(by) => {
            set({ by });
            setErrors([]);
            onOtherKind();
          }}
        />
        {typed.by === 'memberId' ? (
          <TextField
            label={t('staff.by.memberId')}
            hint={t('staff.memberIdHint')}
            {...textField('memberId')}
          />
        ) : (
          <>
            <div className="pair">
              <TextField label={t('staff.givenName')} {...textField('givenName')} />
              <TextField label={t('staff.familyName')} {...textField('familyName')} />
            </div>
            <DateFields
              legend={t('staff.birthDate')}
              typed={typed}
              problems={errors.filter(isDateProblem)}
              onChange={set}
            />
          </>
        )}
        <div className="row">
          <Button type="submit" icon="search" busy={isSearching}>
            {t('staff.find')}
          </Button>
          <span className="small mute">
            {typed.by === 'name' && t('staff.allNeeded')} {t('staff.notInUrl')}
          </span>
        </div>
      </form>
    </>
  );
}
