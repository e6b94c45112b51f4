import type { UnknownAction } from '@reduxjs/toolkit';
import type { Failure } from './remote-data';

type Ended = Pick<Failure, 'status'>;

/**
 * No answer of the service came: it may have what was sent. 503 says that what was sent was not taken, but of money or a
 * card (`isMoney`) that is not enough: the processor behind the service may have taken it before the service went away.
 */
export const isUnanswered = (
  { status }: Ended,
  { isMoney = false }: { isMoney?: boolean } = {},
): boolean => {
  if (status === 503) return isMoney;
  return status === 408 || status < 400 || status >= 500;
};

/** The service has read what was sent, and does not take it. */
export const isJudged = ({ status }: Ended): boolean => status === 400 || status === 422;

interface Change {
  requested: (input: never) => unknown;
  succeeded: { match: (action: UnknownAction) => boolean };
  failed: { match: (action: UnknownAction) => action is UnknownAction & { payload: Failure } };
}

type InputOf<Request> = Request extends { requested: (input: infer Input) => unknown }
  ? Input
  : never;

/** Whether an action says that one of these changes was made, or may be because no answer came. */
export const mayHaveChanged =
  <Request extends Change>(changes: readonly Request[], ofWhat?: { isMoney: boolean }) =>
  (action: UnknownAction): action is UnknownAction & { meta: { input: InputOf<Request> } } =>
    changes.some(
      ({ succeeded, failed }) =>
        succeeded.match(action) || (failed.match(action) && isUnanswered(action.payload, ofWhat)),
    );
