import type { UnknownAction } from '@reduxjs/toolkit';
import { claims } from '@portal/contracts/claims';
import { catchError, concat, filter, from, map, mergeMap, of, scan, switchMap } from 'rxjs';
import type { Epic } from '../../../store';
import { claimEntries } from '../claims.requests';
import { exportRequested, exportFailed, exportPrepared, exportProgressed } from './record.slice';

/** Details that are asked for side by side: enough to be quick, few enough for everybody else. */
const atOnce = 4;

/**
 * A record is wanted → the details that were not opened yet are fetched, a few at a time, and kept as an opened
 * row's are → `exportPrepared`, or `exportFailed` when one does not come: a record with gaps would look whole.
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
        }, atOnce),
        scan((steps, action) => ({ done: steps.done + 1, action }), {
          done: before,
          action: undefined as UnknownAction | undefined,
        }),
        mergeMap(({ done, action }) => [
          action as UnknownAction,
          exportProgressed({ done, total: ids.length }),
        ]),
      );
      return concat(fetched, of(exportPrepared())).pipe(catchError(() => of(exportFailed())));
    }),
  );
