import type { UnknownAction } from '@reduxjs/toolkit';
import { drafts } from '@portal/contracts/drafts';
import { session } from '@portal/contracts/session';
import { user } from '@portal/contracts/user';
import {
  catchError,
  concat,
  concatMap,
  EMPTY,
  filter,
  groupBy,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  tap,
} from 'rxjs';
import { saveEnded, saveStarted, selectUserInfo } from '../../session';
import { type Dependencies, type Epic, type RootState, toFailure } from '../../store';
import {
  type DraftFailure,
  draftFailureOf,
  draftRemoved,
  draftRemoveRequested,
  draftSaved,
  draftSaveFailed,
  draftSaveRequested,
  type DraftToSave,
  selectDrafts,
} from './drafts.slice';

type Api = Dependencies['api'];
type DraftChange = ReturnType<typeof draftSaveRequested> | ReturnType<typeof draftRemoveRequested>;

const isDraftChange = (action: unknown): action is DraftChange =>
  draftSaveRequested.match(action) || draftRemoveRequested.match(action);

/** A reason that is known before the draft is sent. */
class NotSaved extends Error {
  constructor(readonly failure: DraftFailure) {
    super(failure);
  }
}

/**
 * A draft is to be saved or removed → does so, one form's calls after each other, because each save names
 * the revision that it replaces; of several that wait only the last is made → emits draftSaved, draftRemoved
 * or draftSaveFailed, and tells the session while it does. What was typed stays in the form whatever happens.
 */
export const draftsEpic: Epic = (action$, state$, { api, clock }) =>
  action$.pipe(
    filter(isDraftChange),
    groupBy(({ payload }) => payload.formId),
    mergeMap((form$) => {
      let newest: UnknownAction | undefined;
      const done$ = form$.pipe(
        tap((action) => void (newest = action)),
        concatMap((action) => concat(change(action), of(saveEnded()))),
      );
      const change = (action: DraftChange): Observable<UnknownAction> => {
        if (action !== newest) return EMPTY;
        return draftSaveRequested.match(action)
          ? save(action.payload, api, state$.value, clock.now())
          : remove(action.payload.formId, api);
      };
      // Counted when it is requested: one that waits for another is on its way too.
      return merge(form$.pipe(map(() => saveStarted())), done$);
    }),
  );

function save(
  { again, formId, step, content }: DraftToSave,
  api: Api,
  state: RootState,
  now: Date,
): Observable<UnknownAction> {
  const known = selectDrafts(state)[formId]?.revision ?? 0;
  const revision$ = again ? revisionNow(api, state, formId, now) : of(known);
  return revision$.pipe(
    switchMap((replaces) => api(drafts).save({ formId, body: { replaces, step, content } })),
    map((draft) => draftSaved({ formId, draft })),
    catchError((error: unknown) => {
      const failure = error instanceof NotSaved ? error.failure : draftFailureOf(toFailure(error));
      return of(draftSaveFailed({ formId, failure }));
    }),
  );
}

/** The revision that is there, once it is certain that the same member is signed in. */
function revisionNow(api: Api, state: RootState, formId: string, now: Date): Observable<number> {
  return api(session)
    .getStatus()
    .pipe(
      switchMap(({ signedIn }) => {
        if (!signedIn) throw new NotSaved('signedOut');
        return api(user).getMemberInfo({ nc: now.getTime() });
      }),
      switchMap(({ memberId }) => {
        if (memberId !== selectUserInfo(state)?.memberId) throw new NotSaved('otherMember');
        return api(drafts).getOne({ formId });
      }),
      map(({ draft }) => draft?.revision ?? 0),
    );
}

/** A draft that could not be removed expires by itself; what was sent is sent. */
const remove = (formId: string, api: Api): Observable<UnknownAction> =>
  api(drafts)
    .remove({ formId })
    .pipe(
      map(() => draftRemoved({ formId })),
      catchError((error: unknown) =>
        of(draftSaveFailed({ formId, failure: draftFailureOf(toFailure(error)) })),
      ),
    );
