import type { TextField } from '@portal/domain/forms';
import { useText } from '../../language';
import birthDateText from '../../language/birth-date.text';
import { FieldGroup } from '../../ui/forms';
import type { ControlProps } from './FormField';

/** A date in three fields, in the order in which it is said; saved as `year-month-day`, as typed. */
export function DateControl({
  path,
  field,
  label,
  hint,
  error,
  answer,
  onAnswer,
}: ControlProps<TextField>) {
  const t = useText(birthDateText);
  const [year = '', month = '', day = ''] = typeof answer === 'string' ? answer.split('-') : [];
  const enter = (parts: { year?: string; month?: string; day?: string }) => {
    const next = { year, month, day, ...parts };
    onAnswer([next.year, next.month, next.day].map((part) => part.replace(/-/g, '')).join('-'));
  };
  const ofBirth = field.kind === 'birthDate';
  const parts = [
    { part: 'month', value: month, label: t('birthDate.month'), auto: 'bday-month', most: 2 },
    { part: 'day', value: day, label: t('birthDate.day'), auto: 'bday-day', most: 2 },
    { part: 'year', value: year, label: t('birthDate.year'), auto: 'bday-year', most: 4 },
  ] as const;
  return (
    <FieldGroup legend={label} hint={hint} error={error}>
      <div className="row date-parts">
        {parts.map(({ part, value, label: partLabel, auto, most }) => (
          <label key={part} className="field">
            <span className="hint">{partLabel}</span>
            <input
              name={part === 'month' ? path : `${path}-${part}`}
              className={`num d${most}`}
              inputMode="numeric"
              autoComplete={ofBirth ? auto : 'off'}
              aria-invalid={error ? true : undefined}
              value={value}
              onChange={(event) => enter({ [part]: event.target.value })}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
