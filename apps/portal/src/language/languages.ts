import { languagePreferences } from '@portal/domain';
import type { Language } from './language-codes';

/** What each language is called by itself, by browsers, in storage (Spec §4) and by the translation service. */
export const languages = {
  en: {
    name: 'English',
    intl: 'en-US',
    preference: languagePreferences.en,
    translations: 'en-US',
  },
  es: {
    name: 'Español',
    intl: 'es-US',
    preference: languagePreferences.es,
    translations: 'es-ES',
  },
} as const satisfies Record<Language, object>;

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en');
