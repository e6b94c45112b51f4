import type { UnknownAction } from '@reduxjs/toolkit';
import { drafts } from '@portal/contracts/drafts';
import { session } from '@portal/contracts/session';
import { user } from '@portal/contracts/user';
import {
  BehaviorSubject,
  catchError,
  defer,
  EMPTY,
  endWith,
  filter,
  finalize,
  groupBy,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
  tap,
  throwError,
  timeout,
} from 'rxjs';
import {
  saveEnded,
  saveStarted,
  selectUserInfo,
  textSettled,
  textUnsaved,
  unsavedTextRequested,
  type UnsavedReason,
} from '../../session';
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
  pageLeft,
  selectDrafts,
} from './drafts.slice';

type Api = Dependencies['api'];
type DraftChange = ReturnType<typeof draftSaveRequested> | ReturnType<typeof draftRemoveRequested>;

const isDraftChange = (action: unknown): action is DraftChange =>
  draftSaveRequested.match(action) || draftRemoveRequested.match(action);

/** A reason that the BFF does not give: known before the draft is sent, or for want of an answer. */
class NotSaved extends Error {
  constructor(readonly failure: DraftFailure) {
    super(failure);
  }
}

/**
 * A draft is to be saved or removed → does so, one form's calls after each other, and of several that wait
 * only the last; on a page that is left nothing waits → emits draftSaved, draftRemoved or draftSaveFailed, and
 * tells the session while it does. What was typed stays in the form whatever happens.
 */
export const draftsEpic: Epic = (action$, state$, { api, clock }) => {
  const page = crypto.randomUUID();
  let saves = 0;
  const pageLeft$ = action$.pipe(filter(pageLeft.match));
  return action$.pipe(
    filter(isDraftChange),
    groupBy(({ payload }) => payload.formId),
    mergeMap((form$) => {
      const underWay$ = new BehaviorSubject(0);
      let newest: UnknownAction | undefined;
      const change = (action: DraftChange): Observable<UnknownAction> =>
        defer(() => {
          if (action !== newest) return EMPTY;
          underWay$.next(underWay$.value + 1);
          const done$ = draftSaveRequested.match(action)
            ? save(action.payload, { page, save: ++saves }, api, state$.value, clock.now()).pipe(
                mergeMap((done) =>
                  draftSaved.match(done) && action.payload.isEmpty && action === newest
                    ? removeEmptied(done, api)
                    : of(done),
                ),
              )
            : remove(action.payload.formId, api);
          return done$.pipe(finalize(() => underWay$.next(underWay$.value - 1)));
        });
      return form$.pipe(
        tap((action) => void (newest = action)),
        mergeMap((action) =>
          merge(underWay$.pipe(filter((count) => count === 0)), pageLeft$).pipe(
            take(1),
            switchMap(() => change(action)),
            startWith(saveStarted()),
            endWith(saveEnded()),
          ),
        ),
      );
    }),
  );
};

/** A save without an answer for so long has failed; the form still has what was typed. */
const saveWithinMs = 20_000;

const reasonOf = (failure: DraftFailure): UnsavedReason =>
  failure === 'signedOut' || failure === 'otherMember' ? failure : 'other';

/** Unsaved text is to be saved → the same for each form whose last save failed → emits draftSaveRequested. */
export const unsavedTextEpic: Epic = (action$, state$) =>
  action$.pipe(
    filter(unsavedTextRequested.match),
    mergeMap(() =>
      Object.values(selectDrafts(state$.value)).flatMap(({ unsaved }) =>
        unsaved ? [draftSaveRequested({ ...unsaved, again: true })] : [],
      ),
    ),
  );

function save(
  draftToSave: DraftToSave,
  from: { page: string; save: number },
  api: Api,
  state: RootState,
  now: Date,
): Observable<UnknownAction> {
  const { again, formId, step, content } = draftToSave;
  const known = selectDrafts(state)[formId]?.revision ?? 0;
  const revision$ = again ? revisionNow(api, state, formId, now) : of(known);
  return revision$.pipe(
    switchMap((replaces) => api(drafts).save({ formId, body: { replaces, step, content, from } })),
    timeout({ first: saveWithinMs, with: () => throwError(() => new NotSaved('server')) }),
    mergeMap((draft) => [draftSaved({ formId, draft, step }), textSettled({ formId })]),
    catchError((error: unknown) => {
      const known = error instanceof NotSaved ? null : toFailure(error);
      const failure = error instanceof NotSaved ? error.failure : draftFailureOf(toFailure(error));
      const retryAfterSeconds = known?.limit?.retryAfterSeconds;
      return of(
        draftSaveFailed({ formId, failure, step, unsaved: draftToSave, retryAfterSeconds }),
        textUnsaved({ formId, reason: reasonOf(failure) }),
      );
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

/**
 * A draft that was saved without anything in it is removed: after the save, because only that notices what another page
 * has saved. Where it can't be removed, it stays as it was saved.
 */
const removeEmptied = (
  saved: ReturnType<typeof draftSaved>,
  api: Api,
): Observable<UnknownAction> => {
  const { formId } = saved.payload;
  return api(drafts)
    .remove({ formId })
    .pipe(
      map(() => draftRemoved({ formId })),
      catchError(() => of(saved)),
    );
};

/** A draft that could not be removed expires by itself; what was sent is sent. */
const remove = (formId: string, api: Api): Observable<UnknownAction> =>
  api(drafts)
    .remove({ formId })
    .pipe(
      mergeMap(() => [draftRemoved({ formId }), textSettled({ formId })]),
      catchError((error: unknown) =>
        of(draftSaveFailed({ formId, failure: draftFailureOf(toFailure(error)) })),
      ),
    );
