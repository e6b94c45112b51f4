import { foldText } from '@portal/domain';
import MiniSearch from 'minisearch';

interface SearchedDocument {
  title: string | null;
  summary: string | null;
  url: string | null;
}

/** The documents with words that are spelled nearly so, the closest first. */
export function closeDocuments<Document extends SearchedDocument>(
  documents: readonly Document[],
  words: string,
): Document[] {
  const index = new MiniSearch({ fields: ['title', 'summary'], processTerm: foldText });
  index.addAll(documents.map(({ title, summary }, id) => ({ id, title, summary })));
  return index
    .search(words, { prefix: true, fuzzy: 0.25, combineWith: 'AND' })
    .flatMap(({ id }) => documents[Number(id)] ?? []);
}
