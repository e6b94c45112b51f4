import { careKinds } from './care-kinds';
import { isRoutingNumber } from './identifiers';
import { kind, type KindSpec, line } from './kind';
import { personKinds } from './person-kinds';
import { pattern, problem, readNumber, value, withoutSeparators } from './readers';
import { mostOfFileName, tidyCode, tidyFileName, tidyLine, tidyText } from './tidy';

/**
 * The table of input kinds: every kind of value that a person types, one row each (forms.md 0). Fields, forms, checks
 * of the BFF and stand-ins read what was typed by it.
 */
export const inputKinds = {
  ...personKinds,
  ...careKinds,
  money: kind({
    tidy: tidyCode,
    read: readNumber('money', { decimals: 2, most: 99_999.99 }),
    problems: ['money'],
    control: 'money',
    most: 14,
    inputMode: 'decimal',
    example: '$1,025.5',
    refused: '12.345',
    meaning: 'money',
  }),
  routingNumber: kind({
    tidy: withoutSeparators,
    read: (text) => (isRoutingNumber(text) ? value(text) : problem('routing')),
    problems: ['routing'],
    control: 'line',
    most: 9,
    inputMode: 'numeric',
    autoComplete: 'off',
    example: '021000021',
    refused: '021000022',
    meaning: 'token',
    masked: true,
  }),
  /** The number of a bank account (forms.md, payments). */
  accountNumber: kind({
    tidy: withoutSeparators,
    read: pattern(/^\d{4,17}$/, 'account'),
    problems: ['account'],
    control: 'line',
    most: 17,
    inputMode: 'numeric',
    autoComplete: 'off',
    example: '0001 2345 67',
    refused: '123',
    meaning: 'token',
    masked: true,
  }),
  subject: line('A question about my order', 'freeText', 100),
  shortText: line('Sample text', 'freeText', 100),
  longText: kind({
    tidy: tidyText,
    read: value,
    problems: [],
    control: 'area',
    most: 2000,
    example: 'I tried two other drugs.\nOne gave me a rash.',
    refused: null,
    meaning: 'freeText',
  }),
  fileName: line('receipt.pdf', 'freeText', mostOfFileName, tidyFileName),
} as const satisfies Readonly<Record<string, KindSpec>>;

export type InputKind = keyof typeof inputKinds;

export const kindOf = (kind: InputKind): KindSpec => inputKinds[kind];

/**
 * What was typed, as its field shows it once it is left: what the kind can read as people write it, any other text as it
 * was typed, without what can't be seen.
 */
export function leftText(kind: InputKind, typed: string): string {
  const { read, tidy, format } = kindOf(kind);
  const { value } = read(typed);
  if (value === undefined) return tidyLine(typed);
  return format?.(value) ?? tidy(typed);
}

export const isInputKind = (kind: string): kind is InputKind => Object.hasOwn(inputKinds, kind);
