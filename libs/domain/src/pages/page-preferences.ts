/** What browsers and services call the languages of the portal (Spec §4). */
export const languagePreferences = { en: 'en-us', es: 'es-es' } as const;

/** Spec §4, Font size: 10, 11 and 12 px; the names are classes of the root element. */
export const textSizes = ['base', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** The cookies with which a browser tells the server how it shows pages; neither is personal. */
export const preferenceCookies = { language: 'language', textSize: 'fontSize' } as const;

/** The language that a stored or sent preference asks for: Spanish when it contains es-es (Spec §4), else English. */
export const preferredLanguage = (preference: string | null | undefined): 'en' | 'es' =>
  preference?.includes(languagePreferences.es) ? 'es' : 'en';

/** The text size of that name; the smallest for any other. */
export const textSizeOf = (name: string | null | undefined): TextSize =>
  textSizes.find((size) => size === name) ?? 'base';
