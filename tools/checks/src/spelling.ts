import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import nspell from 'nspell';

type Language = 'en' | 'es';

const require = createRequire(__filename);
const dictionaries = {
  en: require.resolve('dictionary-en'),
  es: require.resolve('dictionary-es'),
};

/** The words that the dictionary does not have: names, and terms of the field. One to a line. */
export const ourWords = (language: Language): string[] =>
  readFileSync(join(__dirname, `../spelling/${language}.txt`), 'utf8')
    .trim()
    .split('\n');

const checks = new Map<Language, (word: string) => boolean>();

/** Whether a word is spelled right in a language: in the dictionary of Hunspell, or in our list. */
export function spelling(language: Language): (word: string) => boolean {
  const known = checks.get(language);
  if (known) return known;
  const folder = dirname(dictionaries[language]);
  const [aff, dic] = ['aff', 'dic'].map((end) => readFileSync(join(folder, `index.${end}`)));
  const dictionary = nspell(aff as Buffer, dic);
  const ours = new Set(ourWords(language));
  const check = (word: string) => ours.has(word) || dictionary.correct(word);
  checks.set(language, check);
  return check;
}

/** What is no word: placeholders, the targets of links, addresses, code, HTML. */
const noWords =
  /\{[^}]*\}|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+|\b[\w-]+\.(?:com|gov|org|example)\S*|`[^`]*`|<[^>]+>|&\w+;/gu;
const word = /\p{L}[\p{L}’']*\p{L}|\p{L}/gu;

/** The words of a text that the check does not know, without those in capitals only or next to a digit. */
export function unknownWords(text: string, isKnown: (word: string) => boolean): string[] {
  const words =
    text
      .replace(noWords, ' ')
      .replace(/\S*\d\S*/gu, ' ')
      .match(word) ?? [];
  return words
    .map((each) => each.replaceAll('’', "'").replace(/'s?$/, ''))
    .filter((each) => each !== each.toUpperCase() && !isKnown(each));
}
