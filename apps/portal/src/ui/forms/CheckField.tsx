import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon';
import './form-parts.css';

interface CheckFieldProps {
  name: string;
  label: ReactNode;
  error?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something to agree to, or to wish for: one native checkbox. */
export function CheckField({ name, label, error, checked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
      <label className="pick">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
