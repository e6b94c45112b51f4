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
      heading ? [{ heading, nodes, letter: plain(heading.text).charAt(0).toUpperCase() }] : [],
    )
    .sort((one, other) => plain(one.heading.text).localeCompare(plain(other.heading.text)));

/** The terms whose name in either language, or another word for it, holds the words, whatever their case and accents. */
export function entriesFor(entries: readonly GlossaryEntry[], words: string): GlossaryEntry[] {
  const wanted = plain(words).trim();
  return entries.filter(({ heading }) =>
    plain(`${heading.text} ${heading.also ?? ''} ${heading.words ?? ''}`).includes(wanted),
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
