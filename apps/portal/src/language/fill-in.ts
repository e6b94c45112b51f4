import type { ReactNode } from 'react';
import type { TextForms } from './dictionary';
import type { Language } from './language-codes';
import { languages } from './languages';

export type TextValues = Readonly<Record<string, string | number>>;

const pluralRules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The rules of a language, made when they are first needed. */
const pluralRulesOf = (language: Language): Intl.PluralRules =>
  (pluralRules[language] ??= new Intl.PluralRules(languages[language].intl));

/** The form of a text that fits `count`; a text without forms is its own. */
export function formFor(text: TextForms, count: unknown, language: Language): string {
  if (typeof text === 'string') return text;
  return pluralRulesOf(language).select(Number(count)) === 'one' ? text.one : text.other;
}

const placeholder = /\{(\w+)\}/g;

/** Puts values in the places of `{name}`; numbers are written as the language writes them. */
export function fillIn(text: string, values: TextValues, language: Language): string {
  return text.replace(placeholder, (whole, name: string) => {
    const value = values[name];
    if (typeof value === 'number') return value.toLocaleString(languages[language].intl);
    return value ?? whole;
  });
}

/** The same with parts of a page, e.g. a link inside a sentence: text and parts in order. */
export function fillInParts(
  text: string,
  parts: Readonly<Record<string, ReactNode>>,
): (string | ReactNode)[] {
  return text.split(placeholder).map((piece, index) => (index % 2 ? parts[piece] : piece));
}
