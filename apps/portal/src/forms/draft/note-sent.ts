import {
  createSlice,
  isAnyOf,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { exhaustMap, filter, groupBy, map, merge, mergeMap, of, take, timeout } from 'rxjs';
import { type Epic, rootReducer } from '../../store';
import { requestEpic$ } from '../../store/epic';
import { draftSaved, draftSaveFailed, draftSaveRequested, type DraftToSave } from './drafts.slice';
import { unansweredStep } from './records';

const sentNotes = createSlice({
  name: 'formSentNotes',
  /** The forms whose note is on its way. */
  initialState: {} as Readonly<Record<string, true>>,
  reducers: {
    sendNoted: (
      state,
      { payload: { note } }: PayloadAction<{ note: DraftToSave; send: UnknownAction }>,
    ) => ({ ...state, [note.formId]: true as const }),
    noteEnded: (state, { payload: { formId } }: PayloadAction<{ formId: string }>) => {
      const { [formId]: _ended, ...others } = state;
      return others;
    },
  },
  selectors: { selectNoting: (state) => state },
});

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof sentNotes> {}
}

const { noteEnded } = sentNotes.actions;
export const { sendNoted } = sentNotes.actions;
export const { selectNoting } = sentNotes.injectInto(rootReducer).selectors;

/** How long a form waits until its note is stored. */
const notedWithinMs = 5_000;

/**
 * sendNoted → stores the draft with its key as one that is sent, then sends it → draftSaveRequested, noteEnded and the
 * action that sends. So a page that is loaded again in between asks the service for it. A note that can't be stored does
 * not stop the form: its key alone keeps it from being received twice.
 */
const sendNotedEpic: Epic = (action$) =>
  action$.pipe(
    filter(sendNoted.match),
    groupBy(({ payload }) => payload.note.formId),
    mergeMap((form$) =>
      form$.pipe(
        exhaustMap(({ payload: { note, send } }) => {
          const noted$ = action$.pipe(
            filter(isAnyOf(draftSaved, draftSaveFailed)),
            filter(
              ({ payload: { formId, step } }) => formId === note.formId && step === unansweredStep,
            ),
            map(() => null),
            timeout({ first: notedWithinMs, with: () => of(null) }),
            take(1),
            mergeMap(() => [noteEnded(note), send]),
          );
          return merge(noted$, of(draftSaveRequested(note)));
        }),
      ),
    ),
  );

// As for a request: every store runs the epic from now on.
requestEpic$.next(sendNotedEpic);
