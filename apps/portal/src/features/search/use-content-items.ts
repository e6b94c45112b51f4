import { useCallback, useEffect, useMemo } from 'react';
import { useContentVariant, useGlossary } from '../../content/use-content-page';
import { idle, useAppDispatch, useAppSelector } from '../../store';
import { linksIn, readTree, sectionsOf, textOf } from '../../ui/markdown-tree';
import { searchedPages } from './search.requests';
import type { SearchedPage } from './searched-site';
import type { SearchItem } from './search-index';

/** A part of a content page. */
interface PagePart {
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

/** The terms, and which of them a screen has to do with, in either language: each term links to where it is seen. */
export function useGlossaryItems(pages: readonly SearchedPage[]) {
  const { data } = useGlossary();
  const path = pages.find(({ content }) => content === 'glossary')?.path;
  const markdown = data.data?.markdown;
  return useMemo(() => {
    const parts = markdown === undefined ? [] : partsOf(markdown);
    const terms = parts.flatMap(({ heading, lead, links }) =>
      heading ? [{ ...heading, lead, links }] : [],
    );
    const items = terms.map(({ id, text: title, also, words, lead }): SearchItem => ({
      id,
      group: 'glossary',
      title,
      also,
      words,
      text: lead,
      to: `${path}#${id}`,
    }));
    const termsOf = (to: string, name: 'text' | 'also' | 'words') =>
      terms
        .filter(({ links }) => links.includes(to))
        .map((term) => term[name])
        .filter(Boolean)
        .join(', ');
    return { items: path === undefined ? [] : items, termsOf };
  }, [markdown, path]);
}

/** The parts of the pages of text. The glossary is its own group. */
export function useContentItems(pages: readonly SearchedPage[]) {
  const variant = useContentVariant();
  const { line, locale, client } = variant;
  const dispatch = useAppDispatch();
  const answers = useAppSelector(searchedPages.select);
  const wanted = useMemo(
    () => pages.filter(({ content }) => content !== undefined && content !== 'glossary'),
    [pages],
  );
  const request = useMemo(
    () => () => {
      for (const { content: page = '' } of wanted) {
        dispatch(searchedPages.requested({ page, line, locale, client }));
      }
    },
    [dispatch, wanted, line, locale, client],
  );
  useEffect(request, [request]);
  const items = useMemo(
    () =>
      wanted.flatMap(({ content = '', path, label }) =>
        partsOf(answers[content]?.data?.markdown ?? '').flatMap(({ heading, lead, text }) =>
          heading
            ? [
                {
                  id: `${path}#${heading.id}`,
                  group: 'pages' as const,
                  to: `${path}#${heading.id}`,
                  title: heading.text,
                  also: heading.also,
                  text: `${label}. ${lead}`,
                  words: `${text} ${heading.words}`,
                },
              ]
            : [],
        ),
      ),
    [wanted, answers],
  );
  /** What a page says before its first heading. */
  const introOf = useCallback(
    (to: string) => {
      const content = wanted.find(({ path }) => path === to)?.content ?? '';
      return partsOf(answers[content]?.data?.markdown ?? '')
        .flatMap(({ heading, text }) => (heading ? [] : [text]))
        .join(' ');
    },
    [wanted, answers],
  );
  const states = wanted.map(({ content = '' }) => (answers[content] ?? idle).status);
  const status = (['failure', 'loading', 'idle'] as const).find((each) => states.includes(each));
  const source = { name: 'pages', status: status ?? 'success', retry: request } as const;
  return { items, introOf, source };
}
