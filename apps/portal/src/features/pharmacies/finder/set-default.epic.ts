import { filter, map, merge } from 'rxjs';
import { defaultPharmacyConfirmed } from '../../../dialogs';
import { selectUserInfo } from '../../../session';
import type { Epic } from '../../../store';
import { defaultPharmacy } from '../pharmacies.requests';
import { setDefaultPharmacy } from './finder.requests';

/**
 * A pharmacy was confirmed as the default one → saves it; saved → loads the default pharmacy again, so that
 * every screen that shows it has the new one.
 */
export const setDefaultEpic: Epic = (action$, state$) => {
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
      map(() => defaultPharmacy.requested({ memberId: memberId() })),
    ),
  );
};
