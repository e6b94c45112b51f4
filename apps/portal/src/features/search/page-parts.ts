import { linksIn, readTree, sectionsOf, textOf } from '../../ui/markdown-tree';

/** A part of a content page. */
export interface PagePart {
  heading?: { text: string; id: string; also: string; words: string };
  /** Its first paragraph. */
  lead: string;
  text: string;
  /** The paths of the portal to which it links. */
  links: readonly string[];
}

/** The parts of a page's markdown. */
export const partsOf = (markdown: string): PagePart[] =>
  sectionsOf(readTree(markdown)).map(({ heading, nodes }) => {
    const texts = nodes.map(textOf);
    return {
      ...(heading && {
        heading: {
          text: heading.text,
          id: heading.id,
          also: heading.also ?? '',
          words: heading.words ?? '',
        },
      }),
      lead: texts[0] ?? '',
      text: texts.join(' '),
      links: nodes.flatMap(linksIn).filter((link) => link.startsWith('/')),
    };
  });
