import { type ReactNode, useId } from 'react';
import { useText } from '../../language';
import { Icon } from '../../ui';
import type { Typed } from './find-form';
import staffText from './staff.text';

interface BirthDateFieldsProps {
  typed: Typed;
  error: ReactNode;
  onChange: (change: Partial<Typed>) => void;
}

const parts = [
  { name: 'month', className: 'w7 num', most: 2 },
  { name: 'day', className: 'w7 num', most: 2 },
  { name: 'year', className: 'w10 num', most: 4 },
] as const;

/** A birth date as three fields, because a calendar takes long to go back decades. */
export function BirthDateFields({ typed, error, onChange }: BirthDateFieldsProps) {
  const t = useText(staffText);
  const id = useId();
  return (
    <fieldset className="birth-date">
      <legend>{t('staff.birthDate')}</legend>
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
              {t(`staff.${name}`)}
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
    </fieldset>
  );
}
