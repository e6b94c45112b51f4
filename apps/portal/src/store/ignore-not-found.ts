import { ApiError } from '@portal/api-client';
import type { ErrorCode } from '@portal/contracts';
import { catchError, of, type OperatorFunction, throwError } from 'rxjs';

/**
 * For a removal: what the service says is gone, by its code, is removed, because the answer to an earlier call may be
 * lost. Any other refusal, such as the BFF's 404 of a call that it does not know, is a failure.
 */
export const ignoreNotFound = <Data>(code: ErrorCode): OperatorFunction<Data, Data | null> =>
  catchError((error: unknown) =>
    error instanceof ApiError && error.code === code ? of(null) : throwError(() => error),
  );
