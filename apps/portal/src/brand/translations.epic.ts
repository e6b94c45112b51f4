import type { OutputOf } from '@portal/contracts';
import { translations } from '@portal/contracts/translations';
import { catchError, EMPTY, filter, map, mergeMap } from 'rxjs';
import {
  clientTranslationsReceived,
  hasClientTranslations,
  hasTranslations,
  languageChanged,
  languages,
  selectLanguage,
  translationsReceived,
} from '../language';
import type { Epic } from '../store';
import { featuresReceived, selectSession, startRequested } from '../session';

/**
 * Start requested, or language changed → fetches the language's texts, once per language (EP-4) → emits
 * translationsReceived; nothing on a failure: the bundled texts stay.
 */
export const translationsEpic: Epic = (action$, state$, { api }) =>
  action$.pipe(
    filter((action) => startRequested.match(action) || languageChanged.match(action)),
    map(() => selectLanguage(state$.value)),
    filter((language) => !hasTranslations(state$.value, language)),
    mergeMap((language) =>
      api(translations)
        .getEntries({ locale: languages[language].translations })
        .pipe(
          map((entries) => translationsReceived({ language, texts: byKey(entries) })),
          catchError(() => EMPTY),
        ),
    ),
  );

/**
 * Client known, or language changed → fetches the client's own texts, once per language (Spec §7.2) → emits
 * clientTranslationsReceived; nothing on a failure.
 */
export const clientTranslationsEpic: Epic = (action$, state$, { api }) =>
  action$.pipe(
    filter((action) => featuresReceived.match(action) || languageChanged.match(action)),
    map(() => selectLanguage(state$.value)),
    filter((language) => !hasClientTranslations(state$.value, language)),
    mergeMap((language) =>
      api(translations)
        .getClientEntries({
          locale: languages[language].translations,
          requestKey: 'mrxportal',
          level3Client: selectSession(state$.value).client,
        })
        .pipe(
          map((entries) => clientTranslationsReceived({ language, texts: byKey(entries) })),
          catchError(() => EMPTY),
        ),
    ),
  );

const byKey = (entries: OutputOf<typeof translations.getEntries>) =>
  Object.fromEntries(entries.map(({ key, translation }) => [key, translation]));
