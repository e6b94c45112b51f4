import type { InputHTMLAttributes } from 'react';

type LineProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck'
>;

/** How a line of text is typed, by what it means. */
const lineKinds = {
  text: { autoComplete: 'off' },
  /** Letters and digits that mean nothing to a dictionary. */
  identifier: { autoComplete: 'off', spellCheck: false },
  digits: { inputMode: 'numeric', autoComplete: 'off' },
  zip: { inputMode: 'numeric', autoComplete: 'postal-code' },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  day: { type: 'date' },
} as const satisfies Readonly<Record<string, LineProps>>;

export type LineKind = keyof typeof lineKinds;

export const lineProps = (kind: LineKind): LineProps => lineKinds[kind];
