import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { Icon } from './Icon';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the control. */
  error?: ReactNode;
  className?: string;
}

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Label, hint, error, control, in this order; `children` spreads the wiring on its control. */
export function Field({
  label,
  hint,
  error,
  className = '',
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean);
  return (
    <div className={`field ${className}`.trim()}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}

type Native<Attributes> = Omit<Attributes, 'id' | 'className'>;

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & Native<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <Field label={label} hint={hint} error={error} {...(className ? { className } : {})}>
      {(wiring) => <input {...input} {...wiring} />}
    </Field>
  );
}

/** The same for searching; a phone shows its search key, and Escape clears it. */
export function SearchInput(props: FieldProps & Native<InputHTMLAttributes<HTMLInputElement>>) {
  return <TextField type="search" enterKeyHint="search" {...props} />;
}

/** A native select; `children` are its options. */
export function Select({
  label,
  hint,
  error,
  className,
  children,
  ...select
}: FieldProps & Native<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <Field label={label} hint={hint} error={error} {...(className ? { className } : {})}>
      {(wiring) => (
        <select {...select} {...wiring}>
          {children}
        </select>
      )}
    </Field>
  );
}
