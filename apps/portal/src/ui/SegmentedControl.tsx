import { type ReactNode, useId } from 'react';

interface SegmentedControlProps<Value extends string> {
  legend: ReactNode;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** A choice of few, all in view: radios in a fieldset. */
export function SegmentedControl<Value extends string>({
  legend,
  value,
  options,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <span className="seg">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
