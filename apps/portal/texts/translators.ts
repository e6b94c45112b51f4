import type { TextForms } from '../src/language/dictionary.ts';
import { type Language, languageCodes } from '../src/language/language-codes.ts';
import { placeholdersIn, type SourceFile } from './check-texts.ts';
import { purposeOf, readTexts } from './read-texts.ts';

/** One text as a translator gets it; only `text` is read back. */
interface TranslatorsText {
  file: string;
  /** What the file, and this text of it, is for. */
  purpose: string;
  placeholders: readonly string[];
  maxLength?: number;
  /** The English, next to another language. */
  english?: TextForms;
  text: TextForms;
}

/** What a translator gets: every text of one language by its key. */
export interface TranslatorsFile {
  language: Language;
  texts: Readonly<Record<string, TranslatorsText>>;
}

/** The texts of these `*.text.ts` files, one file for each language. */
export const exportTexts = (files: readonly SourceFile[]): TranslatorsFile[] =>
  languageCodes.map((language) => ({
    language,
    texts: Object.fromEntries(files.flatMap((file) => entriesOf(file, language))),
  }));

function entriesOf({ path, text }: SourceFile, language: Language): [string, TranslatorsText][] {
  const fileIsFor = purposeOf(path, text);
  return Object.entries(readTexts(path, text)).map(([key, read]) => [
    key,
    {
      file: path,
      purpose: [fileIsFor, read.comment].filter(Boolean).join(' '),
      placeholders: placeholdersIn(read.en),
      ...(read.maxLength !== undefined && { maxLength: read.maxLength }),
      ...(language !== 'en' && { english: read.en }),
      text: read[language],
    },
  ]);
}

/**
 * The source files with the texts of these translators' files, as far as they differ. Throws, naming every
 * problem, when a key is unknown or a text does not fit its place; then nothing is changed.
 */
export function importTexts(
  files: readonly SourceFile[],
  translated: readonly TranslatorsFile[],
): SourceFile[] {
  for (const { language } of translated) {
    if (!languageCodes.includes(language)) {
      throw new Error(`language "${language}": write one of ${languageCodes.join(', ')}.`);
    }
  }
  const problems: string[] = [];
  const known = new Set<string>();
  const changed = files.flatMap((file): SourceFile[] => {
    const edits: { start: number; end: number; literal: string }[] = [];
    for (const [key, read] of Object.entries(readTexts(file.path, file.text))) {
      known.add(key);
      for (const { language, texts } of translated) {
        const given = texts[key]?.text;
        if (given === undefined) continue;
        const problem = misfit(given, read[language], read.maxLength);
        if (problem) problems.push(`${language}.json: "${key}" ${problem}`);
        for (const place of read.places.filter((each) => each.language === language)) {
          const before = formOf(read[language], place.form);
          const after = formOf(given, place.form);
          if (after !== undefined && after !== before) {
            edits.push({ ...place, literal: literalOf(after) });
          }
        }
      }
    }
    return edits.length > 0 ? [{ path: file.path, text: applied(file.text, edits) }] : [];
  });
  for (const { language, texts } of translated) {
    for (const key of Object.keys(texts)) {
      if (!known.has(key)) problems.push(`${language}.json: no text has the key "${key}".`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return changed;
}

const formOf = (forms: TextForms, form: '' | 'one' | 'other'): string | undefined => {
  if (typeof forms === 'string') return form === '' ? forms : undefined;
  return form === '' ? undefined : forms[form];
};

const formsOf = (forms: TextForms) =>
  typeof forms === 'string' ? [forms] : [forms.one, forms.other];

function misfit(given: TextForms, before: TextForms, maxLength = Infinity): string | undefined {
  if (typeof given !== typeof before) return 'must keep its plural forms.';
  if (!formsOf(given).every(Boolean)) return 'must not be empty.';
  const placeholders = placeholdersIn(before).join(' ');
  if (placeholdersIn(given).join(' ') !== placeholders) {
    return `must keep its placeholders [${placeholders}].`;
  }
  if (formsOf(given).some((text) => text.length > maxLength)) {
    return `must have at most ${maxLength} characters.`;
  }
  return undefined;
}

/** A string of TypeScript; spaces that look like others are written as escapes. */
const literalOf = (text: string): string =>
  JSON.stringify(text).replace(
    /[\u00a0\u2007\u202f]/g,
    (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const applied = (
  source: string,
  edits: readonly { start: number; end: number; literal: string }[],
): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, literal }) => text.slice(0, start) + literal + text.slice(end),
      source,
    );
