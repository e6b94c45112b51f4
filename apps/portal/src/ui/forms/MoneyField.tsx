import { inputKinds, textAfterBlur } from '@portal/domain';
import type { ReactNode } from 'react';
import { Field } from '../Field';
import { tidyOnBlur } from './KindField';
import './form-parts.css';

interface MoneyFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** As it was typed; nothing is rewritten under the fingers. */
  value: string;
  onChange: (typed: string) => void;
}

/** An amount in dollars, typed as text so that a phone shows digits and nothing is rounded. */
export function MoneyField({ name, label, hint, error, value, onChange }: MoneyFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className="money">
          <span aria-hidden="true">$</span>
          <input
            {...wiring}
            className="num"
            name={name}
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            {...tidyOnBlur((typed) => textAfterBlur(inputKinds.money, typed), onChange)}
          />
        </span>
      )}
    </Field>
  );
}
