import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react';
import {
  type KeyOf,
  type PlaceholdersOf,
  type PlainKeyOf,
  textAt,
  type TextForms,
  type Texts,
} from './dictionary';
import type { Language } from './language-codes';
import { languages } from './languages';
import { keepTty } from './tty';

type TextValues = Readonly<Record<string, string | number>>;

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
function fillInParts(
  text: string,
  parts: Readonly<Record<string, ReactNode>>,
): (string | ReactNode)[] {
  return text.split(placeholder).map((piece, index) => (index % 2 ? parts[piece] : piece));
}

/** The language of the page, and the fetched texts that override the bundled ones (EP-4). */
interface Spoken {
  language: Language;
  fetched?: Readonly<Record<string, string>> | undefined;
  /** Called once for each key that has no text. */
  onMissing?: ((key: string) => void) | undefined;
}

const SpokenContext = createContext<Spoken>({ language: 'en' });

/** Says which language everything inside speaks. */
export function TextProvider({ children, ...given }: Spoken & { children: ReactNode }) {
  const { language, fetched, onMissing } = given;
  const spoken = useMemo(() => ({ language, fetched, onMissing }), [language, fetched, onMissing]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

/** The texts of these modules, by key. */
export interface Translate<Of extends Texts> {
  (key: PlainKeyOf<Of>): string;
  /** The text under a key with its values filled in; `count` chooses the plural form. */
  <Key extends KeyOf<Of>>(
    key: Key,
    values: Readonly<Record<PlaceholdersOf<Of, Key>, string | number>>,
  ): string;
  /** A text with parts of the page inside, e.g. a link. */
  parts<Key extends KeyOf<Of>>(
    key: Key,
    parts: Readonly<Record<PlaceholdersOf<Of, Key>, ReactNode>>,
  ): ReactNode;
  /** For the compiler only: a function that needs some keys accepts any `t` that has these and more. */
  readonly accepts?: (key: KeyOf<Of>) => void;
}

/** The texts of the modules given, which the build loads together with the code that imports them. */
export function useText<const Modules extends readonly Texts[]>(
  ...texts: Modules
): Translate<Modules[number]>;
export function useText(): TranslateAny {
  const spoken = useContext(SpokenContext);
  return useMemo(() => textOf(spoken), [spoken]);
}

export function useLanguage(): Language {
  return useContext(SpokenContext).language;
}

/** Any key: what `Translate` is when the program runs. */
interface TranslateAny {
  (key: string, values?: TextValues): string;
  parts(key: string, parts: Readonly<Record<string, ReactNode>>): ReactNode;
}

const reported = new Set<string>();

/** Texts outside components. A key without a text is reported, and shows itself: a page never breaks for a word. */
export function textOf({ language, fetched, onMissing }: Spoken): TranslateAny {
  const forms = (key: string) => {
    const found = fetched?.[key] ?? textAt(language, key);
    if (found !== undefined) return found;
    if (onMissing && !reported.has(key)) {
      reported.add(key);
      // Not while React renders.
      queueMicrotask(() => onMissing(key));
    }
    return key;
  };
  const text = (key: string, values: TextValues = {}) =>
    keepTty(fillIn(formFor(forms(key), values['count'], language), values, language));
  const parts: TranslateAny['parts'] = (key, values) =>
    fillInParts(keepTty(formFor(forms(key), values['count'], language)), values).map(
      (piece, index) => <Fragment key={index}>{piece}</Fragment>,
    );
  return Object.assign(text, { parts });
}
