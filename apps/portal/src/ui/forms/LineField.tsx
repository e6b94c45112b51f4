import { type InputKind, kindOf, leftText } from '@portal/domain';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { TextField } from '../Field';

interface LineFieldProps {
  kind: InputKind;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  placeholder?: string;
  /** A text may be in either direction. */
  dir?: 'auto';
  /** Where it is not the member's own, or not what the kind says. */
  autoComplete?: string | undefined;
  value: string;
  onChange: (typed: string) => void;
}

/** Tidies what was typed when its field is left. */
export const tidyOnBlur = (tidy: (typed: string) => string, onChange: (typed: string) => void) => ({
  onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
    const text = tidy(target.value);
    if (text !== target.value) onChange(text);
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
      {...tidyOnBlur((typed) => leftText(kind, typed), onChange)}
    />
  );
}
