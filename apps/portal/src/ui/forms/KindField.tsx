import { type KindSpec, textAfterBlur } from '@portal/domain';
import type { ComponentProps, FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { TextField } from '../Field';

export interface KindFieldProps {
  row: KindSpec;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  placeholder?: string | undefined;
  /** A text may be in either direction. */
  dir?: 'auto';
  /** Where it is not the member's own, or not what the kind says. */
  autoComplete?: string | undefined;
  value: string;
  onChange: (typed: string) => void;
}

/** Tidies what was typed when its field is left, and before Enter sends it: what is sent is what stands there then. */
export const tidyOnBlur = (tidy: (typed: string) => string, onChange: (typed: string) => void) => {
  const tidyField = ({ value }: HTMLInputElement) => {
    const text = tidy(value);
    if (text !== value) onChange(text);
  };
  return {
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => tidyField(target),
    onKeyDown: ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter' && !nativeEvent.isComposing) tidyField(currentTarget);
    },
  };
};

/**
 * A line of text of a kind, by its row: a screen that loads early does not load the whole table. What is pasted is never
 * cut: a cut value may be a wrong one that looks right.
 */
export function KindField({ row, autoComplete, value, onChange, ...field }: KindFieldProps) {
  const { inputMode, autoComplete: usual, autoCapitalize, meaning } = row;
  const type = inputMode === 'tel' || inputMode === 'email' ? inputMode : 'text';
  return (
    <TextField
      {...(field as ComponentProps<typeof TextField>)}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete ?? usual}
      autoCapitalize={autoCapitalize}
      spellCheck={meaning === 'freeText' ? undefined : false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...tidyOnBlur((typed) => textAfterBlur(row, typed), onChange)}
    />
  );
}
