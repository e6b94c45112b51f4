import { ApiError } from '@portal/api-client';
import { uploads } from '@portal/contracts/uploads';
import { isCutOff } from '@portal/domain/files';
import {
  catchError,
  defer,
  EMPTY,
  endWith,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  Observable,
  of,
  startWith,
  switchMap,
  takeUntil,
} from 'rxjs';
import type { UnknownAction } from '@reduxjs/toolkit';
import { typedHeld, typedReleased } from '../../session';
import { type Dependencies, type Epic, toFailure } from '../../store';
import { chosenFile } from './chosen-files';
import {
  uploadDone,
  uploadDropped,
  uploadFailed,
  uploadProgressed,
  uploadRequested,
} from './uploads.slice';

/** Files that are sent at the same time; the others wait. */
const atOnce = 2;
/** Progress is shown so often for a file: a redraw for every packet would slow the upload down. */
const progressSteps = 20;

/**
 * A file is to be sent → sends it, two at a time, until it is taken out of its form → emits uploadProgressed, then
 * uploadDone or uploadFailed. One that was stored and is taken out → is deleted at the service.
 */
export const uploadsEpic: Epic = (action$, _state$, { api }) => {
  const dropped$ = action$.pipe(filter(uploadDropped.match));
  return merge(
    action$.pipe(
      filter(uploadRequested.match),
      mergeMap(
        ({ payload: { id } }) =>
          send(id, api).pipe(
            takeUntil(dropped$.pipe(filter(({ payload }) => payload.id === id))),
            holdingTyped,
          ),
        atOnce,
      ),
    ),
    dropped$.pipe(
      filter(({ payload }) => payload.isStored),
      mergeMap(({ payload }) => remove(payload.id, api).pipe(holdingTyped)),
    ),
  );
};

/** A file belongs to what is typed: its field says when the session is over. */
const holdingTyped = (call$: Observable<UnknownAction>): Observable<UnknownAction> =>
  call$.pipe(startWith(typedHeld()), endWith(typedReleased()));

/** Sends a file whole. One that was taken out while it waited is not sent. */
const send = (id: string, api: Dependencies['api']): Observable<UnknownAction> =>
  new Observable((subscriber) => {
    const content = chosenFile(id);
    if (!content) return subscriber.complete();
    let shown = 0;
    const onProgress = (sent: number) => {
      if (sent - shown < content.size / progressSteps) return;
      shown = sent;
      subscriber.next(uploadProgressed({ id, sent }));
    };
    subscriber.next(uploadProgressed({ id, sent: 0 }));
    return defer(() => isFileCutOff(content))
      .pipe(
        switchMap((isWithoutEnd) => {
          if (isWithoutEnd) throw new ApiError(uploads.put.id, 422, 'FILE_CUT_OFF');
          return api(uploads).put({ uploadId: id, file: { content, onProgress } });
        }),
        map(({ upload: { type, size } }) => uploadDone({ id, type, size: size ?? content.size })),
        catchError((error: unknown) => of(uploadFailed({ id, failure: toFailure(error) }))),
      )
      .subscribe(subscriber);
  });

/** A file that can't be read is sent all the same: the transport says what is wrong with it. */
const isFileCutOff = (file: File): Promise<boolean> =>
  file.arrayBuffer().then(
    (bytes) => isCutOff(new Uint8Array(bytes)),
    () => false,
  );

/** What the service keeps all the same it deletes after a day. */
const remove = (id: string, api: Dependencies['api']): Observable<never> =>
  api(uploads)
    .remove({ uploadId: id })
    .pipe(
      ignoreElements(),
      catchError(() => EMPTY),
    );
