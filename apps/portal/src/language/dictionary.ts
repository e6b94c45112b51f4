import { type Language, languageCodes, otherLanguage } from './languages';

/** One text, or its plural forms by Intl.PluralRules on the value `count`. */
export type TextForms = string | { readonly one: string; readonly other: string };

/** A text in every language. */
export type Text = Readonly<Record<Language, TextForms>>;

/** Key → the names of its placeholders, e.g. `'greeting': 'name'`; `never` for a text without one. */
type Placeholders = Readonly<Record<string, string>>;

/** The texts of one feature; `load` fetches one language of them. */
export interface Texts<Names extends Placeholders = Placeholders> {
  load(language: Language): Promise<void>;
  /** For the compiler only: the keys, and the placeholders of each. */
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

/** Every text that has arrived, by language and key. It only ever grows: texts are code, not state. */
const arrived: Record<Language, Record<string, TextForms>> = { en: {}, es: {} };

/** The texts that somebody has asked for; a change of language has to bring them all. */
const wanted = new Set<Texts>();

/**
 * The texts of a feature, key to every language. The build replaces each `*.text.ts` by
 * `splitTexts`, so that a visitor downloads one language; without a build both are here at once.
 */
export function defineTexts<const Table extends Readonly<Record<string, Text>>>(
  texts: Table,
): Texts<{ readonly [Key in keyof Table & string]: NamesIn<Table[Key]['en']> }> {
  for (const [key, text] of Object.entries<Text>(texts)) {
    for (const language of languageCodes) arrived[language][key] = text[language];
  }
  return { load: () => Promise.resolve() };
}

type Loaders = Readonly<Record<Language, () => Promise<{ default: Record<string, TextForms> }>>>;

/** What a text module becomes in the build: each language behind its own import. */
export function splitTexts(loaders: Loaders): Texts {
  const under: Partial<Record<Language, Promise<void>>> = {};
  const texts: Texts = {
    load(language) {
      wanted.add(texts);
      under[language] ??= loaders[language]().then(
        (module) => void Object.assign(arrived[language], module.default),
        (error: unknown) => {
          delete under[language];
          throw error;
        },
      );
      return under[language];
    },
  };
  return texts;
}

/** Brings these texts in one language; fails when one of them does not arrive. */
export async function loadTexts(texts: readonly Texts[], language: Language): Promise<void> {
  await Promise.all(texts.map((each) => each.load(language)));
}

/** Brings every text in use in another language, also of a screen that opens meanwhile. */
export async function loadTextsInUse(language: Language): Promise<void> {
  let known: number;
  do {
    known = wanted.size;
    await loadTexts([...wanted], language);
  } while (wanted.size > known);
}

/** The text under a key; the other language's while its own is on the way; undefined when nothing defines it. */
export function textAt(language: Language, key: string): TextForms | undefined {
  return arrived[language][key] ?? arrived[otherLanguage(language)][key];
}
