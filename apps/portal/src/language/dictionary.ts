import { type Language, languageCodes } from './language-codes';
import { otherLanguage } from './languages';

/** One text, or its plural forms by Intl.PluralRules on the value `count`. */
export type TextForms = string | { readonly one: string; readonly other: string };

/** A text in every language. */
export interface Text extends Readonly<Record<Language, TextForms>> {
  /** Where room is scarce: the number of characters that any language may have. */
  readonly maxLength?: number;
}

/** Key → the names of its placeholders, e.g. `'greeting': 'name'`; `never` for a text without one. */
type Placeholders = Readonly<Record<string, string>>;

/** The texts of one feature, for the compiler: their keys, and the placeholders of each. */
export interface Texts<Names extends Placeholders = Placeholders> {
  readonly placeholders?: Names;
}

/** The keys of these texts. */
export type KeyOf<Of extends Texts> = Of extends Texts<infer Names> ? keyof Names & string : never;

/** What follows a beginning in these keys, e.g. 'title' in 'claims.title'. */
export type EndOf<Key extends string, Start extends string> = Key extends `${Start}${infer End}`
  ? End
  : never;

/** The keys of the texts without placeholders. */
export type PlainKeyOf<Of extends Texts> =
  Of extends Texts<infer Names>
    ? { [Key in keyof Names & string]: [Names[Key]] extends [never] ? Key : never }[keyof Names &
        string]
    : never;

/** The placeholders of these keys. */
export type PlaceholdersOf<Of extends Texts, Key extends string> =
  Of extends Texts<infer Names> ? Names[Key & keyof Names] : never;

type NamesIn<Forms> = Forms extends string
  ? Forms extends `${string}{${infer Name}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never
  : Forms extends { one: infer One; other: infer Other }
    ? 'count' | NamesIn<One> | NamesIn<Other>
    : never;

/** The texts of one feature as the build splits them: each language behind its own import. */
export type TextsByLanguage = Readonly<
  Record<Language, () => Promise<{ default: Readonly<Record<string, TextForms>> }>>
>;

/** Every text that was loaded, by language and key. It only ever grows: texts are code, not state. */
const loaded: Record<Language, Record<string, TextForms>> = { en: {}, es: {} };

/** The imports behind a text module of the build. */
const splitOf = new WeakMap<Texts, TextsByLanguage>();

/** The texts of all code that was loaded; a change of language has to load them all. */
const inUse = new Set<TextsByLanguage>();

/** Which languages of which texts were loaded, or are on the way. */
const loads = new Map<TextsByLanguage, Partial<Record<Language, Promise<void>>>>();

/** The language in which texts are loaded together with code. */
let pageLanguage: Language = 'en';
/** Sets the language of the texts that code loads from now on. */
export const setPageLanguage = (language: Language): void => {
  pageLanguage = language;
};

/**
 * The texts of a feature, key to every language. The build replaces each `*.text.ts` by
 * `textsByLanguage`, so that a browser downloads one language; without a build both are here at once.
 */
export function defineTexts<const Table extends Readonly<Record<string, Text>>>(
  texts: Table,
): Texts<{ readonly [Key in keyof Table & string]: NamesIn<Table[Key]['en']> }> {
  for (const [key, text] of Object.entries<Text>(texts)) {
    for (const language of languageCodes) loaded[language][key] = text[language];
  }
  return {};
}

/** What a text module becomes in the build. */
export function textsByLanguage(texts: TextsByLanguage): Texts {
  const module: Texts = {};
  splitOf.set(module, texts);
  inUse.add(texts);
  return module;
}

/** Loads these texts in every language, for code that searches them in each (`textAt`). */
export async function loadInEveryLanguage(...modules: readonly Texts[]): Promise<void> {
  const split = modules.flatMap((module) => splitOf.get(module) ?? []);
  await Promise.all(languageCodes.map((language) => loadTexts(split, language)));
}

/** A text file did not arrive; the message names its URL where the browser does. */
export class TextsLoadError extends Error {
  override readonly name = 'TextsLoadError';
}

async function fetchTexts(texts: TextsByLanguage, language: Language): Promise<void> {
  try {
    Object.assign(loaded[language], (await texts[language]()).default);
  } catch (error) {
    delete loads.get(texts)?.[language];
    throw new TextsLoadError(error instanceof Error ? error.message : '', { cause: error });
  }
}

async function loadTexts(all: Iterable<TextsByLanguage>, language: Language): Promise<void> {
  await Promise.all(
    [...all].map((texts) => {
      const known = loads.get(texts) ?? {};
      loads.set(texts, known);
      return (known[language] ??= fetchTexts(texts, language));
    }),
  );
}

async function loadAllInUse(language: Language): Promise<void> {
  let known: number;
  do {
    known = inUse.size;
    await loadTexts(inUse, language);
  } while (inUse.size > known);
}

/** Loads the texts of all loaded code in a language; code that is loaded later comes with the same language. */
export async function loadTextsInUse(language: Language): Promise<void> {
  await loadAllInUse(language);
  pageLanguage = language;
}

/**
 * Code together with the texts that it uses; the build writes this around each `import()`. Fails when one
 * of them does not arrive.
 */
export async function withTexts<Module>(
  load: () => Promise<Module>,
  texts: readonly TextsByLanguage[] = [],
): Promise<Module> {
  const [module] = await Promise.all([load(), loadTexts(texts, pageLanguage)]);
  let language: Language;
  do {
    language = pageLanguage;
    await loadAllInUse(language);
    // The member may have changed the language meanwhile.
  } while (language !== pageLanguage);
  return module;
}

/** The text under a key; the other language's where its own is missing; undefined when no loaded file defines it. */
export function textAt(language: Language, key: string): TextForms | undefined {
  return loaded[language][key] || loaded[otherLanguage(language)][key];
}
