import type { ReactNode } from 'react';
import { FieldGroup } from './FieldGroup';
import './form-parts.css';

export interface Pick<Value extends string> {
  value: Value;
  label: ReactNode;
  /** At the end of the line, e.g. an amount. */
  figure?: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface PickOneProps<Value extends string> {
  name: string;
  legend: ReactNode;
  error?: ReactNode;
  picks: readonly Pick<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of several, each on its own line: radios in a fieldset. */
export function PickOne<Value extends string>(props: PickOneProps<Value>) {
  const { name, legend, error, picks, value, onChange } = props;
  return (
    <FieldGroup legend={legend} error={error}>
      <div className="picks">
        {picks.map((pick) => (
          <label key={pick.value} className="pick">
            <input
              type="radio"
              name={name}
              value={pick.value}
              checked={pick.value === value}
              disabled={pick.disabled}
              onChange={() => onChange(pick.value)}
            />
            <span>{pick.label}</span>
            {pick.figure && <b className="num">{pick.figure}</b>}
            {pick.hint && <span className="hint">{pick.hint}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
