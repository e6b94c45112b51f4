import { priceScreenPath } from '../plan/use-price-a-drug';
import type { SessionState } from '../session/session.slice';
import type { ScreenId } from './screens';

/** The key of a screen's title in the tab. The landing page of a client without prices promises none. */
export const titleKeyOf = (id: ScreenId, session: Pick<SessionState, 'signedIn' | 'flags'>) =>
  id === 'home' && priceScreenPath(session) === null
    ? ('screens.homeWithoutPrices' as const)
    : (`screens.${id}` as const);
