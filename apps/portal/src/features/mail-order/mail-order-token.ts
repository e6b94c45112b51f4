import { session } from '@portal/contracts/session';
import { catchError, exhaustMap, filter, ignoreElements, of, tap } from 'rxjs';
import { mailOrderRequested } from '../../plan';
import type { Epic } from '../../store';

/**
 * Mail order requested → the BFF fetches the member's mail-order token, then the page opens (Spec §2.4) →
 * emits nothing. After a failure the page opens too: it shows the error and tries again itself.
 */
export const mailOrderEpic: Epic = (action$, _state$, { api, platform }) =>
  action$.pipe(
    filter(mailOrderRequested.match),
    exhaustMap(({ payload: path }) =>
      api(session)
        .fetchMailOrderToken({ body: {} })
        .pipe(
          catchError(() => of(null)),
          tap(() => platform.goTo(path)),
          ignoreElements(),
        ),
    ),
  );
