import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { InputOf } from '@portal/contracts';
import { session } from '@portal/contracts/session';
import { catchError, EMPTY, filter, ignoreElements, mergeMap } from 'rxjs';
import type { Epic } from '../store';

/** A chunk did not load; the payload is the screen's id, or `language`. */
export const chunkFailed = createAction<string>('clientErrors/chunkFailed');
/** Something of our own broke; the payload is the screen's id. */
export const screenFailed = createAction<string>('clientErrors/screenFailed');

/** A key has no text; the payload is the key. */
export const textMissing = createAction<string>('clientErrors/textMissing');

/** An answer broke its schema, or holds what makes no sense, e.g. a negative price; the payload is the endpoint's id. */
export const answerBroke = createAction<string>('clientErrors/answerBroke');

/**
 * A fault in the browser → the BFF's log (RT-7), by kind and by screen or endpoint only. Of an endpoint whose
 * answers make no sense one report is enough.
 */
export const clientErrorsEpic: Epic = (action$, _state$, { api }) => {
  const reported = new Set<string>();
  return action$.pipe(
    filter((action) => {
      if (!answerBroke.match(action)) return true;
      const isNew = !reported.has(action.payload);
      reported.add(action.payload);
      return isNew;
    }),
    mergeMap((action) => {
      const body = reportOf(action);
      return body
        ? api(session)
            .reportClientError({ body })
            .pipe(catchError(() => EMPTY))
        : EMPTY;
    }),
    ignoreElements(),
  );
};

type Report = InputOf<typeof session.reportClientError>['body'];

function reportOf(action: UnknownAction): Report | undefined {
  if (chunkFailed.match(action)) {
    return { kind: 'dynamic-page-loading-failed', screen: action.payload };
  }
  if (textMissing.match(action)) return { kind: 'text-missing', textKey: action.payload };
  if (screenFailed.match(action)) return { kind: 'unexpected', screen: action.payload };
  if (answerBroke.match(action)) {
    return { kind: 'answer-breaks-schema', endpointId: action.payload };
  }
  return undefined;
}
