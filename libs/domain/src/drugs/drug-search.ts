import { withoutSalt } from './drug-salts';
import { foldText } from '../text/fold-text';

/** Something with names that a member may type: generic, Spanish, brand. */
export interface Named {
  names: readonly string[];
  /** What people call it, or what it is for, such as "shingles shot" or "blood thinner". */
  everydayNames?: readonly string[];
}

/** An entry that a search found. */
export interface Found<Entry> {
  entry: Entry;
  /** The everyday name by which it was found; undefined when it was one of `names`. */
  everydayName: string | undefined;
}

/** A text without case, accents and signs, for comparing. */
export const plainText = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** An NDC as it is on a box or bottle, "0002-1433-80" too, in its eleven digits; null for anything else. */
export function readNdc(typed: string): string | null {
  const text = typed.trim().replace(/^ndc[\s:#]*/i, '');
  if (/^\d{11}$/.test(text)) return text;
  const parts = /^(\d{4,5})[\s-](\d{3,4})[\s-](\d{1,2})$/.exec(text)?.slice(1) ?? [];
  const [labeler = '', product = '', box = ''] = parts;
  // Ten digits leave one part a digit short, eleven none.
  if (![10, 11].includes(labeler.length + product.length + box.length)) return null;
  return labeler.padStart(5, '0') + product.padStart(4, '0') + box.padStart(2, '0');
}

/** Letters from which on a search is made. */
export const leastSearchLetters = 3;

/** Longer texts are no drug names; comparing them would only take time. */
const mostLetters = 60;

/** A plain name, or a word of it. */
interface PlainName {
  text: string;
  everydayName: string | undefined;
}

/** Names by entry, prepared once for many searches. */
interface Indexed<Entry> {
  entry: Entry;
  names: readonly PlainName[];
  /** The names, and their words. */
  words: readonly PlainName[];
}

function indexed<Entry extends Named>(entry: Entry): Indexed<Entry> {
  const names = [
    ...entry.names.map((name) => ({ text: plainText(name), everydayName: undefined })),
    ...(entry.everydayNames ?? []).map((name) => ({ text: plainText(name), everydayName: name })),
  ];
  const words = names.flatMap(({ text, everydayName }) =>
    [...new Set([text, ...text.split(' ')])].map((word) => ({ text: word, everydayName })),
  );
  return { entry, names, words };
}

/**
 * A search over entries. It answers those whose name a text may mean, best first: names that begin with
 * it, then words that do, then names that contain it; when there are none, by less of the text, such as without the
 * salt; only then names with one or two letters typed wrong. An everyday name comes after the other names that match as well.
 */
export function createNameSearch<Entry extends Named>(
  entries: readonly Entry[],
): (typed: string) => Found<Entry>[] {
  const index = entries.map(indexed);
  const findTyped = (text: string) =>
    text.length < leastSearchLetters
      ? []
      : ranked(
          index,
          ({ names }) => names,
          (name) => containedAt(name, text),
        );
  const findSimilar = (text: string) => {
    const allowed = text.length < 4 ? 0 : text.length < 8 ? 1 : 2;
    if (text.length < leastSearchLetters || allowed === 0) return [];
    // Entries share words: a generic and its brand, each in several forms.
    const distances = new Map<string, number | null>();
    const distanceOf = (word: string) => {
      let distance = distances.get(word);
      if (distance === undefined) {
        distances.set(word, (distance = distanceToBeginning(text, word, allowed)));
      }
      return distance;
    };
    return ranked(index, ({ words }) => words, distanceOf);
  };
  return (typed) => {
    const texts = readTyped(typed);
    for (const find of [findTyped, findSimilar]) {
      for (const text of texts) {
        const found = find(text);
        if (found.length > 0) return found;
      }
    }
    return [];
  };
}

/**
 * The text as it was typed, and less of it: a claim's drug name has strength and form after the name, "Metformin ER
 * 500 mg tablet", and a label the salt of the drug.
 */
function readTyped(typed: string): string[] {
  const text = plainText(typed.slice(0, mostLetters));
  const name = text.replace(/ \d.*/, '');
  return [...new Set([text, name, withoutSalt(name)])].filter((each) => each !== '');
}

/** Whether a name has the typed text in it; a search also answers names that are only similar. */
export function isTypedName(names: readonly string[], typed: string): boolean {
  const texts = readTyped(typed);
  return names.some((each) => texts.some((text) => plainText(each).includes(text)));
}

function ranked<Entry>(
  index: readonly Indexed<Entry>[],
  namesOf: (indexed: Indexed<Entry>) => readonly PlainName[],
  rankOf: (text: string) => number | null,
): Found<Entry>[] {
  return index
    .flatMap((each) => {
      let best: { rank: number; everydayName: string | undefined } | undefined;
      for (const { text, everydayName } of namesOf(each)) {
        const found = rankOf(text);
        if (found === null) continue;
        const rank = everydayName === undefined ? found : found + 0.5;
        if (!best || rank < best.rank) best = { rank, everydayName };
      }
      return best ? [{ entry: each.entry, ...best }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry, everydayName }) => ({ entry, everydayName }));
}

/** 0: the name is the text; 1: begins with it; 2: a word does; 3: it is inside; null: it is not in the name. */
function containedAt(name: string, text: string): number | null {
  const at = name.indexOf(text);
  if (at < 0) return null;
  if (at === 0) return name.length === text.length ? 0 : 1;
  return name.includes(` ${text}`) ? 2 : 3;
}

/**
 * Letters to insert, leave out, replace or swap to get from a text to the beginning of a word (optimal
 * string alignment); null when they are more than allowed.
 */
export function distanceToBeginning(text: string, word: string, allowed: number): number | null {
  if (word.length < text.length - allowed) return null;
  const to = word.slice(0, text.length + allowed);
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, place) => place);
  for (let i = 1; i <= text.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = text[i - 1] === to[j - 1];
      const isSwap = i > 1 && j > 1 && text[i - 1] === to[j - 2] && text[i - 2] === to[j - 1];
      row[j] = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] as number) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > allowed) return null;
    before = last;
    last = row;
  }
  const least = Math.min(...last);
  return least <= allowed ? least : null;
}
