import { foldText } from '@portal/domain';
import { readTree, sectionsOf, type MarkdownHeading } from '../../ui/markdown-tree';

/** A term of the glossary: its heading and what is below it. */
export interface GlossaryEntry {
  heading: MarkdownHeading;
  nodes: ReturnType<typeof sectionsOf>[number]['nodes'];
  /** Its first letter, without an accent. */
  letter: string;
}

/** The terms of the glossary's markdown by name: both languages have them in one order. */
export const glossaryEntries = (markdown: string): GlossaryEntry[] =>
  sectionsOf(readTree(markdown))
    .flatMap(({ heading, nodes }) =>
      heading ? [{ heading, nodes, letter: foldText(heading.text).charAt(0).toUpperCase() }] : [],
    )
    .sort((one, other) => foldText(one.heading.text).localeCompare(foldText(other.heading.text)));

/** The terms whose name in either language, or another word for it, holds the words, whatever their case and accents. */
export function entriesFor(entries: readonly GlossaryEntry[], words: string): GlossaryEntry[] {
  const wanted = foldText(words).trim();
  return entries.filter(({ heading }) =>
    foldText(`${heading.text} ${heading.also ?? ''} ${heading.words ?? ''}`).includes(wanted),
  );
}
