import { foldText } from '@portal/domain';
import MiniSearch, { type SearchOptions } from 'minisearch';

const english =
  'a an and are as at be by can do does for from get have how i in is it me my of on or our the this to us we what when where which who why with you your';
const spanish =
  'a al como con cual cuando de del donde e el en es esta estan la las le les lo los me mi mis o para pero por porque que se si sin son su sus tengo un una unas unos y yo';

/** Words of either language that say nothing of what is searched for, without accents. */
const stopWords: ReadonlySet<string> = new Set([...english.split(' '), ...spanish.split(' ')]);

/** The lists in which results are shown, in their order. */
export const searchGroups = ['pages', 'forms', 'claims', 'messages', 'glossary', 'drugs'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Something that can be found. */
export interface SearchItem {
  /** Unique in its group. */
  id: string;
  group: SearchGroup;
  title: string;
  /** The same in the portal's other language. */
  also: string;
  /** What is shown below the title, and searched. */
  text: string;
  /** Searched, and not shown. */
  words?: string;
  /** Path and query within the portal; a dialog has none. */
  to?: string;
  /** Opens it in place of the link. */
  open?: () => void;
}

export interface Hit extends SearchItem {
  /** The words of the item that were found, as `foldText` writes them. */
  found: readonly string[];
}

export interface Hits {
  /** The words that were searched for, where a typed word had to be read as another one. */
  readAs: string | null;
  /** No item has all of the words; these have some of them. */
  hasSomeWordsOnly: boolean;
  groups: readonly { group: SearchGroup; hits: readonly Hit[] }[];
  count: number;
}

/** Shorter words are not guessed. */
const shortestGuess = 5;
const options = {
  prefix: true,
  combineWith: 'AND',
  boost: { title: 4, also: 3, text: 1.5 },
} satisfies SearchOptions;

/**
 * Reads the words that count: stop words only where nothing else was typed. A single letter at the end tells things
 * apart, such as vitamin E.
 */
function countedIn(words: string) {
  const typed = words.split(/[^\p{L}\p{N}]+/u).map(foldText);
  const hasOthers = typed.some((word) => word !== '' && !stopWords.has(word));
  return (term: string) => {
    const word = foldText(term);
    const isLetterAtEnd = word.length === 1 && word === typed.at(-1);
    return word === '' || (hasOthers && stopWords.has(word) && !isLetterAtEnd) ? null : word;
  };
}

/** An index over the items; nothing of it leaves the page. */
export class SearchIndex {
  private readonly index: MiniSearch<SearchItem & { key: string }>;
  private readonly items: ReadonlyMap<string, SearchItem>;

  constructor(items: readonly SearchItem[]) {
    this.items = new Map(items.map((item) => [`${item.group}/${item.id}`, item]));
    this.index = new MiniSearch({
      idField: 'key',
      fields: ['title', 'also', 'text', 'words'],
      processTerm: (term) => foldText(term) || null,
    });
    this.index.addAll([...this.items].map(([key, item]) => ({ ...item, key })));
  }

  /**
   * The items that have all of the words, or words that begin with them; where there are none, and unless `exact`, the
   * items where a word that no item has is spelled nearly so, or else those with any of the words. Words such as "of"
   * do not count next to others.
   */
  find(words: string, exact = false): Hits {
    if (words.trim() === '') return { readAs: null, hasSomeWordsOnly: false, groups: [], count: 0 };
    const counted = { ...options, processTerm: countedIn(words) };
    const asTyped = this.index.search(words, counted);
    if (asTyped.length > 0 || exact) return this.hitsOf(asTyped, null);
    const guess = {
      ...counted,
      fuzzy: (term: string) => (term.length < shortestGuess || this.isKnown(term) ? false : 0.25),
    };
    const nearlySo = this.index.search(words, guess);
    if (nearlySo.length > 0) {
      const [likeliest] = this.index.autoSuggest(words, guess);
      return this.hitsOf(nearlySo, likeliest?.suggestion ?? null);
    }
    return this.hitsOf(this.index.search(words, { ...counted, combineWith: 'OR' }), null, true);
  }

  /** Whether an item has the word, or one that begins with it. */
  private isKnown(word: string): boolean {
    return this.index.search(word, { prefix: true }).length > 0;
  }

  private hitsOf(
    results: ReturnType<MiniSearch['search']>,
    readAs: string | null,
    hasSomeWordsOnly = false,
  ): Hits {
    const hits = results.flatMap(({ id, terms }): Hit[] => {
      const item = this.items.get(String(id));
      return item ? [{ ...item, found: terms }] : [];
    });
    const groups = searchGroups.flatMap((group) => {
      const own = hits.filter((hit) => hit.group === group);
      return own.length > 0 ? [{ group, hits: own }] : [];
    });
    return { readAs, hasSomeWordsOnly, groups, count: hits.length };
  }
}
