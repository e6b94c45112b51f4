import { session } from '@portal/contracts/session';
import { catchError, exhaustMap, filter, ignoreElements, of, tap } from 'rxjs';
import type { Epic } from '../../store';
import { mailOrderRequested } from '../dialogs';

/**
 * Mail order asked for → the BFF fetches the member's mail-order token → the page opens (Spec §2.4).
 * Without a token it opens all the same: the page itself says what is wrong and asks again.
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
