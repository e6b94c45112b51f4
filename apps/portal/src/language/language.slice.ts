import { type Language, languages } from '.';
import { type Browser, defineAction, type Reducer, type State } from '../requests';

export const languageChosen = defineAction<Language>('language/chosen');
export const languageChanged = defineAction<Language>('language/changed');
export const translationsArrived = defineAction<{
  language: Language;
  texts: Readonly<Record<string, string>>;
}>('language/translationsArrived');

export interface LanguageState {
  language: Language;
  /** Fetched texts by language, kept for this visit (EP-4). */
  fetched: Partial<Record<Language, Readonly<Record<string, string>>>>;
}

/** Spec §4, Language: Spanish when the stored languages value contains es-es, else English. */
export function languageAtStart(browser: Browser): LanguageState {
  const spanish = browser.read('languages')?.includes(languages.es.preference);
  const language = spanish ? 'es' : 'en';
  return { language, fetched: {} };
}

export const languageReducer: Reducer = (before, action) => {
  const state = (before as LanguageState | undefined) ?? { language: 'en', fetched: {} };
  if (languageChanged.match(action)) return { ...state, language: action.payload };
  if (translationsArrived.match(action)) {
    const { language, texts } = action.payload;
    return { ...state, fetched: { ...state.fetched, [language]: texts } };
  }
  return state;
};

const selectState = (state: State) => state['language'] as LanguageState;
export const selectLanguage = (state: State) => selectState(state).language;
/** The fetched texts of the language that is spoken; undefined until they arrive. */
export const selectFetchedTexts = (state: State, language = selectLanguage(state)) =>
  selectState(state).fetched[language];
