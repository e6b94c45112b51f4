import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react';
import { textAt } from './dictionary';
import { fillIn, fillInParts, formFor, type TextValues } from './fill-in';
import type { Language } from './languages';

/** The language of the page, and the fetched texts that lie over the bundled ones (EP-4). */
interface Spoken {
  language: Language;
  fetched?: Readonly<Record<string, string>> | undefined;
}

const SpokenContext = createContext<Spoken>({ language: 'en' });

/** Says which language everything inside speaks. */
export function TextProvider({ language, fetched, children }: Spoken & { children: ReactNode }) {
  const spoken = useMemo(() => ({ language, fetched }), [language, fetched]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

export interface TextOf {
  /** The text under a key with its values filled in; `count` chooses the plural form. */
  (key: string, values?: TextValues): string;
  /** A text with parts of the page inside, e.g. a link. */
  parts(key: string, parts: Readonly<Record<string, ReactNode>>): ReactNode;
}

export function useText(): TextOf {
  const spoken = useContext(SpokenContext);
  return useMemo(() => textOf(spoken), [spoken]);
}

export function useLanguage(): Language {
  return useContext(SpokenContext).language;
}

/** Texts outside components. A key that nothing defines is a fault: it throws, and the check names it. */
export function textOf({ language, fetched }: Spoken): TextOf {
  const forms = (key: string) => {
    const found = fetched?.[key] ?? textAt(language, key);
    if (found === undefined) throw new Error(`No text has the key "${key}" in "${language}".`);
    return found;
  };
  const text = (key: string, values: TextValues = {}) =>
    fillIn(formFor(forms(key), values['count'], language), values, language);
  const parts: TextOf['parts'] = (key, values) =>
    fillInParts(formFor(forms(key), values['count'], language), values).map((piece, index) => (
      <Fragment key={index}>{piece}</Fragment>
    ));
  return Object.assign(text, { parts });
}
