import { type InputKind, kindOf, tidyName } from '@portal/domain';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { TextField } from '../Field';

interface LineFieldProps {
  kind: InputKind;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  /** Where it is not the member's own, or not what the kind says. */
  autoComplete?: string | undefined;
  value: string;
  onChange: (typed: string) => void;
}

/** Leaves out what can't be seen, as marks that were copied along, when a field is left. */
export const tidyOnBlur = (onChange: (typed: string) => void) => ({
  onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
    const tidy = tidyName(target.value);
    if (tidy !== target.value) onChange(tidy);
  },
});

/** A line of text of a kind. What is pasted is never cut: a cut value may be a wrong one that looks right. */
export function LineField({ kind, autoComplete, value, onChange, ...field }: LineFieldProps) {
  const { inputMode, autoComplete: usual, meaning } = kindOf(kind);
  const type = inputMode === 'tel' || inputMode === 'email' ? inputMode : 'text';
  return (
    <TextField
      {...(field as ComponentProps<typeof TextField>)}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete ?? usual}
      spellCheck={meaning === 'freeText' ? undefined : false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...tidyOnBlur(onChange)}
    />
  );
}
