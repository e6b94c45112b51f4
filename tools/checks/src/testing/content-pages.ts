import { screens } from '@portal/portal/screens';
import { readTree, sectionsOf } from '@portal/portal/markdown-tree';
import { ourFiles, textOf } from '../workspace';

type Tree = ReturnType<typeof readTree>;
type Node = Tree | Tree['children'][number] | { type: string; children?: unknown };

/** A page of fixtures/content in one language. */
export interface ContentPage {
  file: string;
  language: 'en' | 'es';
  markdown: string;
}

const frontMatter = /^---\n[^]*?\n---\n/;

/** A page from the text of its file. */
export const pageOf = (file: string, text: string): ContentPage => ({
  file,
  language: file.includes('.es-es.') ? 'es' : 'en',
  markdown: text.replace(frontMatter, ''),
});

export const contentPages = ourFiles(/^fixtures\/content\/.*\.md$/).map((file) =>
  pageOf(file, textOf(file)),
);

/** A node and all that is below it, in the order of the page. */
function nodesIn(node: Node): Node[] {
  const children = 'children' in node ? (node.children as Node[]) : [];
  return [node, ...children.flatMap(nodesIn)];
}

const wordsIn = (node: Node): string =>
  nodesIn(node)
    .map((each) => ('value' in each ? String(each.value) : ''))
    .join('');

/** Headings, paragraphs and items of the pages: what is read in one go. Parts in another language are left out. */
export const contentPieces = contentPages.flatMap(({ file, language, markdown }) =>
  sectionsOf(readTree(markdown))
    .filter(({ heading }) => !heading?.lang)
    .flatMap(({ nodes }) => nodes.flatMap((node) => nodesIn(node as Node)))
    .filter(({ type }) => type === 'paragraph')
    .map((node, index) => ({
      place: `${file}, paragraph ${index + 1}`,
      language,
      text: wordsIn(node).replaceAll(/\{\w+\}/g, '…'),
    })),
);

/** The fragments that each page has, by the name of its folder. */
const fragments = new Map<string, Set<string>>();
for (const { file, markdown } of contentPages) {
  const page = file.split('/')[2] ?? '';
  const ids = sectionsOf(readTree(markdown)).flatMap(({ heading }) => heading?.id ?? []);
  fragments.set(page, new Set([...(fragments.get(page) ?? []), ...ids]));
}

/** Why a link of a page leads nowhere, or nothing. */
function linkProblem(url: string): string[] {
  if (/^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?\d{3,}|https:\/\/\S+)$/.test(url)) return [];
  const [path = '', fragment] = url.split('#');
  const screen = screens.find((each) => each.path === path);
  if (!screen) return [`The link "${url}" leads to no screen.`];
  if (fragment === undefined) return [];
  const known = screen.content && fragments.get(screen.content)?.has(fragment);
  return known ? [] : [`The link "${url}" leads to no part of the page.`];
}

/** What a page must not have: broken links, headings out of order, pictures, HTML. */
export function problemsOf({ markdown }: ContentPage): string[] {
  const nodes = nodesIn(readTree(markdown));
  const headings = nodes.flatMap((node) =>
    node.type === 'heading' && 'depth' in node ? [node.depth] : [],
  );
  const ids = sectionsOf(readTree(markdown)).flatMap(({ heading }) => heading?.id ?? []);
  return [
    ...headings.flatMap((depth, index) =>
      depth < 2 || depth > (headings[index - 1] ?? 1) + 1
        ? [`Heading ${index + 1} of level ${depth} is out of order.`]
        : [],
    ),
    ...ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map((id) => `Two parts have the fragment "${id}".`),
    ...nodes.flatMap((node) => {
      if (node.type === 'link' && 'url' in node) {
        const empty = wordsIn(node).trim() === '' ? ['A link has no words.'] : [];
        return [...linkProblem(node.url), ...empty];
      }
      if (node.type === 'image' && 'alt' in node && !node.alt)
        return ['A picture has no alternative text.'];
      return node.type === 'html' ? ['HTML is not shown: write markdown.'] : [];
    }),
  ];
}
