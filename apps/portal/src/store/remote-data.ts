import { ApiError } from '@portal/api-client';
import type { CallLimit, ErrorCode, RefusedField } from '@portal/contracts';

/** Why a request failed, as state may hold it: plain data, nothing of the answer. */
export interface Failure {
  endpointId: string;
  /** HTTP status; 0 when no answer came. */
  status: number;
  code: ErrorCode;
  /** The fields of a form that the service refuses; absent for any other failure. */
  fields?: readonly RefusedField[];
  /** What is left of the call's limit, or how long to wait; absent for most failures. */
  limit?: CallLimit;
}

/**
 * One answer of a service on its way (ER-1). While `loading`, `data` is the answer before, if there
 * was one; a failure clears it (BL-3), unless the request keeps it. `input` is the input of the last request.
 */
export type RemoteData<Data, Input = unknown> =
  | { status: 'idle'; input?: undefined; data?: undefined; failure?: undefined }
  | { status: 'loading'; input: Input; data?: Data | undefined; failure?: undefined }
  | { status: 'success'; input: Input; data: Data; failure?: undefined }
  | { status: 'failure'; input: Input; data?: Data | undefined; failure: Failure };

export const idle: RemoteData<never, never> = Object.freeze({ status: 'idle' });

/** No answer is there yet, and none has failed: the time to hold a place for it. */
export const isFirstLoad = ({ status, data }: RemoteData<unknown>): boolean =>
  status === 'idle' || (status === 'loading' && data === undefined);

/** The answer to what the caller has asked for; the answer to another input counts as none. */
export const answerFor = <Data, Input>(
  answer: RemoteData<Data, Input>,
  isWanted: (input: Input) => boolean,
): RemoteData<Data, Input> => (answer.status !== 'idle' && isWanted(answer.input) ? answer : idle);

/** No answer came, e.g. because the device is offline. */
export const isUnreached = ({ failure }: RemoteData<unknown>): boolean => failure?.status === 0;

/** Anything thrown during a call, as a failure; our own error counts as a failed call. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) {
    const { endpointId, status, code, fields, limit } = error;
    return {
      endpointId,
      status,
      code,
      ...(fields.length > 0 && { fields }),
      ...(limit && { limit }),
    };
  }
  return { endpointId: '', status: 0, code: 'CALL_FAILED' };
}
