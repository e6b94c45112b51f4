import { catchError, EMPTY, exhaustMap, filter, from, of, switchMap, takeUntil } from 'rxjs';
import { type ChunkLoadError, loadChunk } from '../../platform';
import type { Epic } from '../../store';
import { chunkFailed } from '../../client-errors';
import { selectSession, signedOutElsewhere, signOutRequested, started } from '../session.slice';

/** A member's portal started → loads and runs `watchIdle` until the sign-out → emits what it emits, or chunkFailed. */
export const idleEpic: Epic = (action$, state$, dependencies) =>
  action$.pipe(
    filter(started.match),
    exhaustMap(() =>
      selectSession(state$.value).signedIn
        ? from(loadChunk('idle', () => import('./idle-watch'))).pipe(
            switchMap(({ watchIdle }) => watchIdle(action$, state$, dependencies)),
            takeUntil(
              action$.pipe(
                filter(
                  (action) => signOutRequested.match(action) || signedOutElsewhere.match(action),
                ),
              ),
            ),
            // Without it the BFF still ends the session, a minute later.
            catchError((error: ChunkLoadError) => of(chunkFailed(error))),
          )
        : EMPTY,
    ),
  );
