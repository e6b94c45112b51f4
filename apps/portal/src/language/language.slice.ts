import { preferredLanguage } from '@portal/domain';
import { createSelector, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Platform } from '../platform';
import { rootReducer } from '../store';
import type { Language } from './language-codes';

export interface LanguageState {
  language: Language;
  /** The texts of the other language were requested and did not load. */
  loadFailed?: boolean;
  /** Fetched texts by language, stored for this visit (EP-4). */
  fetched: FetchedTexts;
  /** The client's own among them, which override the others. */
  fetchedForClient: FetchedTexts;
}

type TextsByKey = Readonly<Record<string, string>>;
type FetchedTexts = Partial<Record<Language, TextsByKey>>;
type Received = PayloadAction<{ language: Language; texts: TextsByKey }>;

const languageSlice = createSlice({
  name: 'language',
  initialState: { language: 'en', fetched: {}, fetchedForClient: {} } as LanguageState,
  reducers: {
    /** The member chose a language; `languageChanged` follows when its texts are here. */
    chosen(state, _action: PayloadAction<Language>) {
      state.loadFailed = false;
    },
    changed(state, { payload }: PayloadAction<Language>) {
      state.language = payload;
    },
    /** The texts of a chosen language did not load; the page stays as it is. */
    loadFailed(state) {
      state.loadFailed = true;
    },
    loadFailureClosed(state) {
      state.loadFailed = false;
    },
    translationsReceived(state, { payload }: Received) {
      state.fetched[payload.language] = payload.texts;
    },
    clientTranslationsReceived(state, { payload }: Received) {
      state.fetchedForClient[payload.language] = payload.texts;
    },
  },
  selectors: {
    selectLanguage: ({ language }) => language,
    hasLanguageLoadFailed: ({ loadFailed }) => loadFailed === true,
    /** The fetched texts of the current language by key. */
    selectFetchedTexts: createSelector(
      [
        ({ fetched, language }: LanguageState) => fetched[language],
        ({ fetchedForClient, language }: LanguageState) => fetchedForClient[language],
      ],
      (general, ofClient): TextsByKey => ({ ...general, ...ofClient }),
    ),
    hasTranslations: ({ fetched }, language: Language) => fetched[language] !== undefined,
    hasClientTranslations: ({ fetchedForClient }, language: Language) =>
      fetchedForClient[language] !== undefined,
  },
});

declare module '../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof languageSlice> {}
}

export const {
  chosen: languageChosen,
  changed: languageChanged,
  loadFailed: languageLoadFailed,
  loadFailureClosed: languageLoadFailureClosed,
  translationsReceived,
  clientTranslationsReceived,
} = languageSlice.actions;
export const {
  selectLanguage,
  hasLanguageLoadFailed,
  selectFetchedTexts,
  hasTranslations,
  hasClientTranslations,
} = languageSlice.injectInto(rootReducer).selectors;

/** Spec §4, Language: by what is stored; where nothing is, that of the page, as the server sent it. */
export function languageAtStart(platform: Platform): LanguageState {
  const stored = platform.read('languages');
  const ofPage = platform.page.language === 'es' ? 'es' : 'en';
  const language = stored === null ? ofPage : preferredLanguage(stored);
  return { language, fetched: {}, fetchedForClient: {} };
}
