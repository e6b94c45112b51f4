/** The languages of the portal (Spec §3, Translation entry) and what each is called elsewhere. */
export const languages = {
  en: { name: 'English', intl: 'en-US', preference: 'en-us', translations: 'en-US' },
  es: { name: 'Español', intl: 'es-US', preference: 'es-es', translations: 'es-ES' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en');
