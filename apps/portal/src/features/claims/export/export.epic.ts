import { claims } from '@portal/contracts/claims';
import { catchError, concat, concatMap, filter, from, map, mergeMap, of, switchMap } from 'rxjs';
import type { Epic } from '../../../store';
import { claimEntries } from '../claims.requests';
import { exportRequested, exportFailed, exportPrepared, exportProgressed } from './export.slice';

/** Concurrent calls for details: enough to be quick, few enough for the service. */
const concurrency = 4;

/**
 * An export was requested → fetches the details that are not loaded yet, a few at a time → emits each as
 * claimEntries.succeeded with exportProgressed, then exportPrepared; exportFailed when one fails: an export
 * with gaps would look complete.
 */
export const exportEpic: Epic = (action$, state$, { api }) =>
  action$.pipe(
    filter(exportRequested.match),
    switchMap(({ payload: { ids } }) => {
      const known = claimEntries.select(state$.value);
      const missing = ids.filter((id) => known[id]?.status !== 'success');
      const before = ids.length - missing.length;
      const fetched = from(missing).pipe(
        mergeMap((healthServiceId) => {
          const input = { healthServiceId };
          return api(claims)
            .getEntry(input)
            .pipe(map((entry) => claimEntries.succeeded(input, entry)));
        }, concurrency),
        concatMap((succeeded, index) => [
          succeeded,
          exportProgressed({ done: before + index + 1, total: ids.length }),
        ]),
      );
      return concat(fetched, of(exportPrepared())).pipe(catchError(() => of(exportFailed())));
    }),
  );
