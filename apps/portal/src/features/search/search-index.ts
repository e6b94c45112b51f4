import MiniSearch, { type SearchOptions } from 'minisearch';

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
  /** The words of the item that were found, as `plainWord` writes them. */
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

/** A word as it is compared: without case and accents. */
export const plainWord = (word: string) =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Shorter words are not guessed. */
const shortestGuess = 5;
const options = {
  prefix: true,
  combineWith: 'AND',
  boost: { title: 4, also: 3, text: 1.5 },
} satisfies SearchOptions;

/** An index over the items; nothing of it leaves the page. */
export class SearchIndex {
  private readonly index: MiniSearch<SearchItem & { key: string }>;
  private readonly items: ReadonlyMap<string, SearchItem>;

  constructor(items: readonly SearchItem[]) {
    this.items = new Map(items.map((item) => [`${item.group}/${item.id}`, item]));
    this.index = new MiniSearch({
      idField: 'key',
      fields: ['title', 'also', 'text', 'words'],
      processTerm: (term) => plainWord(term) || null,
    });
    this.index.addAll([...this.items].map(([key, item]) => ({ ...item, key })));
  }

  /**
   * The items that have all of the words, or words that begin with them; where there are none, and unless `exact`, the
   * items with words that are spelled nearly so, or else those with any of the words.
   */
  find(words: string, exact = false): Hits {
    if (words.trim() === '') return { readAs: null, hasSomeWordsOnly: false, groups: [], count: 0 };
    const asTyped = this.index.search(words, options);
    if (asTyped.length > 0 || exact) return this.hitsOf(asTyped, null);
    const guess = {
      ...options,
      fuzzy: (term: string) => (term.length < shortestGuess ? false : 0.25),
    };
    const nearlySo = this.index.search(words, guess);
    if (nearlySo.length > 0) {
      const [likeliest] = this.index.autoSuggest(words, guess);
      return this.hitsOf(nearlySo, likeliest?.suggestion ?? null);
    }
    return this.hitsOf(this.index.search(words, { ...options, combineWith: 'OR' }), null, true);
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
