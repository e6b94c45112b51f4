import { filter, map, merge, tap } from 'rxjs';
import { defaultPharmacyConfirmed } from '../../../dialogs';
import { selectUserInfo } from '../../../session';
import { defaultPharmacy } from '../../../plan/default-pharmacy';
import type { Epic } from '../../../store';
import { setDefaultPharmacy } from './finder.requests';

/**
 * A pharmacy was confirmed as the default one → saves it; saved → notifies the other tabs and loads the default
 * pharmacy again, so that every screen that shows it has the new one.
 */
export const setDefaultEpic: Epic = (action$, state$, { platform }) => {
  const memberId = () => selectUserInfo(state$.value)?.memberId ?? '';
  return merge(
    action$.pipe(
      filter(defaultPharmacyConfirmed.match),
      map(({ payload: { npi } }) =>
        setDefaultPharmacy.requested({ body: { memberId: memberId(), npi } }),
      ),
    ),
    action$.pipe(
      filter(setDefaultPharmacy.succeeded.match),
      tap(() => platform.postToTabs({ kind: 'defaultPharmacy' })),
      map(() => defaultPharmacy.requested({ memberId: memberId() })),
    ),
  );
};
