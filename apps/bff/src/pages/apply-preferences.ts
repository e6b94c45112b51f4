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

/** How a browser wants a page: the language by `?language=` (en, es, en-us or es-es), then by its cookie; the text size by its cookie. */
export function preferencesOf(
  query: URLSearchParams,
  cookies: Readonly<Record<string, string | undefined>>,
): PagePreferences {
  const named = query.get('language')?.toLowerCase();
  const inQuery = languages.find((each) => named === each || named === languagePreferences[each]);
  return {
    language: inQuery ?? preferredLanguage(cookies[preferenceCookies.language]),
    textSize: textSizeOf(cookies[preferenceCookies.textSize]),
  };
}

/** The page with both on its root element, from which the portal begins where it has nothing stored. */
export const applyPreferences = (page: string, { language, textSize }: PagePreferences): string =>
  page.replace(/<html([^>]*?) lang="en"/, `<html$1 lang="${language}" class="${textSize}"`);
