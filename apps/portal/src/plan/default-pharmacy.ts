import { pharmacies } from '@portal/contracts/pharmacies';
import { filter, map } from 'rxjs';
import { tabMessages } from '../platform';
import { requestOf, type Epic } from '../store';
import { selectUserInfo } from '../session/session.slice';

/** The member's default pharmacy; null when none is set. The finder, the dashboard and the prices show it. */
export const defaultPharmacy = requestOf(pharmacies.getDefault);

/**
 * The default pharmacy was set in another tab → loads it again where it was shown, so that all tabs have the
 * new one. For each screen that shows it.
 */
export const defaultPharmacyElsewhereEpic: Epic = (_action$, state$, { platform }) =>
  tabMessages(platform).pipe(
    filter(({ kind }) => kind === 'defaultPharmacy'),
    map(() => selectUserInfo(state$.value)?.memberId ?? ''),
    filter((memberId) => memberId !== '' && defaultPharmacy.select(state$.value).status !== 'idle'),
    map((memberId) => defaultPharmacy.requested({ memberId })),
  );
