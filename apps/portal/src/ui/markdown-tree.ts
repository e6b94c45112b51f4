import { foldText } from '@portal/domain';
import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** A heading and what its line says of the part below it: `## Copay {#copay also="copago" words="my share"}`. */
export interface MarkdownHeading {
  text: string;
  /** Where a link with a fragment leads: the `#name` of the line, or made of the text. */
  id: string;
  /** The language of the heading and of the part below it, where it is not that of the page. */
  lang?: string;
  /** The same term in the other language of the portal. */
  also?: string;
  /** What else people call it, in either language: searched, not shown. */
  words?: string;
}

/** A part of a text: its heading, none before the first one, and what is below it. */
export interface MarkdownSection {
  heading: MarkdownHeading | undefined;
  nodes: RootContent[];
}

export const readTree = (text: string): Root => fromMarkdown(text);

const attributes = /\s*\{([^{}]*)\}\s*$/;

function headingOf(node: Heading): MarkdownHeading {
  const line = textOf(node);
  const text = line.replace(attributes, '');
  const given = attributes.exec(line)?.[1] ?? '';
  const lang = /\blang=([\w-]+)/.exec(given)?.[1];
  const also = /\balso="([^"]*)"/.exec(given)?.[1];
  const words = /\bwords="([^"]*)"/.exec(given)?.[1];
  const id = /#([\w-]+)/.exec(given)?.[1] ?? nameOf(text);
  return { text, id, ...(lang && { lang }), ...(also && { also }), ...(words && { words }) };
}

/** Splits a text at its headings of the two highest levels. */
export function sectionsOf(tree: Root): MarkdownSection[] {
  const sections: MarkdownSection[] = [];
  for (const node of tree.children) {
    const starts = node.type === 'heading' && node.depth <= 2;
    const last = sections.at(-1);
    if (starts) sections.push({ heading: headingOf(node), nodes: [] });
    else if (last) last.nodes.push(node);
    else sections.push({ heading: undefined, nodes: [node] });
  }
  return sections;
}

/** The paths and URLs to which the links below a node lead. */
export function linksIn(node: Nodes): string[] {
  const own = node.type === 'link' ? [node.url] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(linksIn)] : own;
}

/** All text below a node. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join(node.type === 'list' ? ' ' : '') : '';
}

/** The scripts that are written from right to left. */
const rightToLeft = new Set(['ar', 'fa', 'he', 'ur', 'yi']);
export const directionOf = (lang: string) => (rightToLeft.has(lang) ? 'rtl' : 'ltr');

const nameOf = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The headings of a page, for its table of contents. */
export const headingsOf = (markdown: string) =>
  sectionsOf(readTree(markdown)).flatMap(({ heading }) => heading ?? []);
