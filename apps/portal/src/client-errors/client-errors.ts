import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { ResponseIssue } from '@portal/api-client';
import type { InputOf } from '@portal/contracts';
import { session } from '@portal/contracts/session';
import { catchError, distinct, EMPTY, filter, ignoreElements, merge, mergeMap } from 'rxjs';
import { languageLoadFailed } from '../language';
import type { ChunkLoadError } from '../platform';
import type { Epic } from '../store';

/** A chunk did not load: a screen by its id, or a part by its name, e.g. `side-menu`. */
export const chunkFailed = createAction(
  'clientErrors/chunkFailed',
  ({ chunk, type }: ChunkLoadError) => ({ payload: { chunk, type } }),
);
/** A screen threw an error; the payload is the screen's id. */
export const screenFailed = createAction<string>('clientErrors/screenFailed');

/** A key has no text; the payload is the key. */
export const textMissing = createAction<string>('clientErrors/textMissing');

/** A field of a response was malformed. */
export const responseIssueFound = createAction<ResponseIssue>('clientErrors/responseIssueFound');

/** Two answers, by the ids of their endpoints, that contradict each other on a field of the first. */
interface Disagreement {
  endpointId: string;
  field: string;
  otherEndpointId: string;
}

/** Two answers contradict each other. */
export const answersDisagreed = createAction<Disagreement>('clientErrors/answersDisagreed');

/**
 * A client error → a line in the BFF's log (RT-7): its kind and where it is, without values → emits nothing. What two
 * answers contradict each other on is reported once a page.
 */
export const clientErrorsEpic: Epic = (action$, _state$, { api }) =>
  merge(
    action$.pipe(filter((action) => !answersDisagreed.match(action))),
    action$.pipe(
      filter(answersDisagreed.match),
      distinct(({ payload }) => Object.values(payload).join(' ')),
    ),
  ).pipe(
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

type Report = InputOf<typeof session.reportClientError>['body'];

function reportOf(action: UnknownAction): Report | undefined {
  if (chunkFailed.match(action)) {
    const { chunk, type } = action.payload;
    return { kind: 'dynamic-page-loading-failed', screen: chunk, loadFailure: type };
  }
  if (languageLoadFailed.match(action)) {
    return { kind: 'dynamic-page-loading-failed', screen: 'language' };
  }
  if (textMissing.match(action)) return { kind: 'text-missing', textKey: action.payload };
  if (screenFailed.match(action)) return { kind: 'unexpected', screen: action.payload };
  if (responseIssueFound.match(action)) {
    return { kind: 'response-issue', ...action.payload };
  }
  if (answersDisagreed.match(action)) return { kind: 'answers-disagree', ...action.payload };
  return undefined;
}
