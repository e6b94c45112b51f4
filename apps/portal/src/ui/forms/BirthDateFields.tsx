import { type ReactNode, useId } from 'react';
import { useText } from '../../language';
import birthDateText from '../../language/birth-date.text';
import { Icon } from '../Icon';
import './form-parts.css';

interface TypedDate {
  month: string;
  day: string;
  year: string;
}

interface BirthDateFieldsProps {
  legend: ReactNode;
  hint?: ReactNode;
  error: ReactNode;
  typed: TypedDate;
  onChange: (change: Partial<TypedDate>) => void;
}

const parts = [
  { name: 'month', className: 'w7 num', most: 2 },
  { name: 'day', className: 'w7 num', most: 2 },
  { name: 'year', className: 'w10 num', most: 4 },
] as const;

/** A birth date as three fields, because a calendar takes long to go back decades. */
export function BirthDateFields(props: BirthDateFieldsProps) {
  const { legend, hint, error, typed, onChange } = props;
  const t = useText(birthDateText);
  const id = useId();
  return (
    <fieldset className="birth-date">
      <legend>{legend}</legend>
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
      <div className="row">
        {parts.map(({ name, className, most }) => (
          <div key={name} className="field">
            <label htmlFor={`${id}-${name}`} className="hint">
              {t(`birthDate.${name}`)}
            </label>
            <input
              id={`${id}-${name}`}
              name={name}
              className={className}
              inputMode="numeric"
              autoComplete="off"
              maxLength={most}
              value={typed[name]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          </div>
        ))}
      </div>
      {hint && <p className="hint">{hint}</p>}
    </fieldset>
  );
}
