import { ApiError } from '@portal/api-client';
import type { ErrorCode } from '@portal/contracts';
import { catchError, of, type OperatorFunction, throwError } from 'rxjs';

/**
 * For a removal: what the service says is gone is removed, because the answer to an earlier call may be lost. Another
 * 404, such as that of a call that the BFF does not know, is a failure.
 */
export const ignoreNotFound = <Data>(code: ErrorCode): OperatorFunction<Data, Data | null> =>
  catchError((error: unknown) =>
    error instanceof ApiError && error.status === 404 && error.code === code
      ? of(null)
      : throwError(() => error),
  );
