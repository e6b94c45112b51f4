import { ApiError } from '@portal/api-client';
import { catchError, of, type OperatorFunction, throwError } from 'rxjs';

/** For a removal: what is gone already is removed, because the answer to an earlier call may be lost. */
export const ignoreNotFound = <Data>(): OperatorFunction<Data, Data | null> =>
  catchError((error: unknown) =>
    error instanceof ApiError && error.status === 404 ? of(null) : throwError(() => error),
  );
