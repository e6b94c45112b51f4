import {
  languagePreferences,
  preferenceCookies,
  preferredLanguage,
  type TextSize,
  textSizeOf,
} from '@portal/domain';

export interface PagePreferences {
  language: 'en' | 'es';
  textSize: TextSize;
}

const languages = ['en', 'es'] as const;

/** The language that a page's query names: en, es, en-us or es-es; undefined for none or another one. */
export function languageInQuery(query: URLSearchParams): PagePreferences['language'] | undefined {
  const named = query.get('language')?.toLowerCase();
  return languages.find((each) => named === each || named === languagePreferences[each]);
}

/** How a browser wants a page: the language by its query, then by its cookie; the text size by its cookie. */
export function preferencesOf(
  query: URLSearchParams,
  cookies: Readonly<Record<string, string | undefined>>,
): PagePreferences {
  return {
    language: languageInQuery(query) ?? preferredLanguage(cookies[preferenceCookies.language]),
    textSize: textSizeOf(cookies[preferenceCookies.textSize]),
  };
}

/** The page with both on its root element, from which the portal begins where it has nothing stored. */
export const applyPreferences = (page: string, { language, textSize }: PagePreferences): string =>
  page.replace(/<html([^>]*?) lang="en"/, `<html$1 lang="${language}" class="${textSize}"`);
