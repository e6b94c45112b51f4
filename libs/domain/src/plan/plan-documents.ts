import { foldText } from '../text/fold-text';

/** A document as far as it is searched. */
interface SearchedDocument {
  title: string | null;
  summary: string | null;
  language: string | null;
  year: number | null;
  kind: string;
}

/** What the member chose; an empty text chooses all. */
export interface DocumentChoice {
  words: string;
  language: string;
  year: string;
  kind: string;
}

/** The documents whose title or summary, or another word for their kind, holds every word, whatever its case and accents; of the language, year and kind. */
export function documentsFor<Document extends SearchedDocument>(
  documents: readonly Document[],
  { words, language, year, kind }: DocumentChoice,
  wordsOfKind: Readonly<Record<string, string>> = {},
): Document[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  return documents.filter((each) => {
    const text = foldText(
      `${each.title ?? ''} ${each.summary ?? ''} ${wordsOfKind[each.kind] ?? ''}`,
    );
    const isOfYear = year === '' || String(each.year) === year;
    const isOfLanguage = language === '' || each.language === language;
    const isOfKind = kind === '' || each.kind === kind;
    return isOfYear && isOfLanguage && isOfKind && wanted.every((word) => text.includes(word));
  });
}
