import { content } from '@portal/contracts/content';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { languages, selectLanguage } from '../language';
import { useHydrated } from '../platform';
import { useSession } from '../session';
import { requestOf, useAppSelector, useRequested } from '../store';

/** A content page of the member's client, line and language (CT-1). */
const contentPage = requestOf(content.getPage);

/** The glossary, which screens read in addition to their own page. */
const glossaryPage = requestOf(content.getPage, 'glossary');

/** The line, the language and the client that a content call is made for. */
export function useContentVariant() {
  const locale = languages[useAppSelector(selectLanguage)].preference;
  const { businessLine, client } = useSession();
  const line = businessLine === 'MEDD' ? ('medicare' as const) : ('commercial' as const);
  return { line, locale, client };
}

/** The markdown of a page. */
export function useContentPage(page: string) {
  return useRequested(contentPage, { page, ...useContentVariant() });
}

/** The entries of the glossary. */
export function useGlossary() {
  return useRequested(glossaryPage, { page: 'glossary', ...useContentVariant() });
}

/** The part that the fragment of the URL names; the fragment as it is when it is not encoded well. */
export function useFragmentId(): string {
  const { hash } = useLocation();
  // The server does not get it.
  const fragment = useHydrated() ? hash.slice(1) : '';
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Once the content is there: goes to the part that the fragment of the URL names, which the browser looked for too
 * early; again when a link leads to the same part.
 */
export function useFragment(isThere: boolean) {
  const id = useFragmentId();
  const { key } = useLocation();
  useEffect(() => {
    if (!isThere || id === '') return;
    const part = document.getElementById(id);
    part?.scrollIntoView();
    // A part that opens has its focus on what opens it.
    (part?.querySelector('summary') ?? part)?.focus({ preventScroll: true });
  }, [isThere, id, key]);
}
