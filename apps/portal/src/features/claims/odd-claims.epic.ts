import { isOddClaim, isOddEntry } from '@portal/domain';
import { map, mergeMap } from 'rxjs';
import type { Epic } from '../../store';
import { responseIssueFound } from '../../session';
import { claimEntries, claimsHistory } from './claims.requests';
import { claimsOf } from './claims.selectors';
import { readEntry } from './detail/read-entry';

/** An answer that holds what makes no sense → a report that names the endpoint alone; the claim is shown as it is. */
export const oddClaimsEpic: Epic = (action$, state$) =>
  action$.pipe(
    mergeMap((action) => {
      if (claimsHistory.succeeded.match(action)) {
        return claimsOf(action.payload).some(isOddClaim) ? ['claims.getHistory'] : [];
      }
      if (!claimEntries.succeeded.match(action)) return [];
      const history = claimsHistory.select(state$.value).data;
      const id = action.meta?.input.healthServiceId;
      const row =
        history && claimsOf(history).find(({ healthServiceId }) => healthServiceId === id);
      return row && isOddEntry(row, readEntry(action.payload)) ? ['claims.getEntry'] : [];
    }),
    map((endpointId) => responseIssueFound({ endpointId, field: 'body' })),
  );
