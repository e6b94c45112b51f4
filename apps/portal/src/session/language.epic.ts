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
 * A language chosen → its texts for everything in use → choice and preference stored (Spec §4) and
 * the page speaks it. When the texts do not arrive, the page stays as it is.
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

/** Start, or a new language → its fetched texts, once per language (EP-4). Without them the bundled ones stand. */
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
