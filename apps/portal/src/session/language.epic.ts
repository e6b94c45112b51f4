import { translations } from '@portal/contracts/translations';
import { catchError, EMPTY, filter, from, map, mergeMap, of, switchMap, tap } from 'rxjs';
import { languages, loadTextsInUse } from '../language';
import type { Epic } from '../store';
import { chunkFailed } from './client-errors';
import {
  languageChanged,
  languageChosen,
  selectFetchedTexts,
  selectLanguage,
  translationsReceived,
} from '../language/language.slice';
import { startRequested } from './session.slice';

/**
 * A language was chosen → loads its texts for everything in use, stores choice and preference (Spec §4) →
 * emits languageChanged, or chunkFailed when the texts do not load.
 */
export const languageEpic: Epic = (action$, _state$, { platform }) =>
  action$.pipe(
    filter(languageChosen.match),
    switchMap(({ payload: language }) =>
      from(loadTextsInUse(language)).pipe(
        tap(() => {
          platform.write('language', language);
          platform.write('languages', languages[language].preference);
        }),
        map(() => languageChanged(language)),
        catchError(() => of(chunkFailed('language'))),
      ),
    ),
  );

/**
 * Start requested, or language changed → fetches the language's texts, once per language (EP-4) → emits
 * translationsReceived; nothing on a failure: the bundled texts stay.
 */
export const translationsEpic: Epic = (action$, state$, { api }) =>
  action$.pipe(
    filter((action) => startRequested.match(action) || languageChanged.match(action)),
    map(() => selectLanguage(state$.value)),
    filter((language) => selectFetchedTexts(state$.value, language) === undefined),
    mergeMap((language) =>
      api(translations)
        .getEntries({ locale: languages[language].translations })
        .pipe(
          map((entries) =>
            translationsReceived({
              language,
              texts: Object.fromEntries(entries.map(({ key, translation }) => [key, translation])),
            }),
          ),
          catchError(() => EMPTY),
        ),
    ),
  );
