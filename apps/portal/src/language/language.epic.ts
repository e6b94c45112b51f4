import { catchError, filter, from, map, of, switchMap, tap, timeout } from 'rxjs';
import { chunkTimeoutMs } from '../platform';
import type { Epic } from '../store';
import { loadTextsInUse } from './dictionary';
import { languageChanged, languageChosen, languageLoadFailed } from './language.slice';
import { languages } from './languages';

/**
 * A language was chosen → loads its texts for everything in use, stores choice and preference (Spec §4) →
 * emits languageChanged, or languageLoadFailed, also after a chunk's timeout.
 */
export const languageEpic: Epic = (action$, _state$, { platform }) =>
  action$.pipe(
    filter(languageChosen.match),
    switchMap(({ payload: language }) =>
      from(loadTextsInUse(language)).pipe(
        timeout(chunkTimeoutMs),
        tap(() => {
          platform.write('language', language);
          platform.write('languages', languages[language].preference);
          platform.rememberForServer('language', languages[language].preference);
        }),
        map(() => languageChanged(language)),
        catchError(() => of(languageLoadFailed())),
      ),
    ),
  );
