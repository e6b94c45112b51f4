import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Platform } from '../platform';
import { rootReducer } from '../store';
import { type Language, languages } from './languages';

export interface LanguageState {
  language: Language;
  /** Fetched texts by language, stored for this visit (EP-4). */
  fetched: Partial<Record<Language, Readonly<Record<string, string>>>>;
}

const languageSlice = createSlice({
  name: 'language',
  initialState: { language: 'en', fetched: {} } as LanguageState,
  reducers: {
    changed(state, { payload }: PayloadAction<Language>) {
      state.language = payload;
    },
    translationsReceived(
      state,
      { payload }: PayloadAction<{ language: Language; texts: Readonly<Record<string, string>> }>,
    ) {
      state.fetched[payload.language] = payload.texts;
    },
  },
  selectors: {
    selectLanguage: ({ language }) => language,
    /** The fetched texts of a language, else of the current one; undefined until they arrive. */
    selectFetchedTexts: ({ fetched, language }, of: Language = language) => fetched[of],
  },
});

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof languageSlice> {}
}

/** The member chose a language; `languageChanged` follows when its texts are here. */
export const languageChosen = createAction<Language>('language/chosen');
export const { changed: languageChanged, translationsReceived } = languageSlice.actions;
export const { selectLanguage, selectFetchedTexts } =
  languageSlice.injectInto(rootReducer).selectors;

/** Spec §4, Language: Spanish when the stored languages value contains es-es, else English. */
export function languageAtStart(platform: Platform): LanguageState {
  const spanish = platform.read('languages')?.includes(languages.es.preference);
  const language = spanish ? 'es' : 'en';
  return { language, fetched: {} };
}
