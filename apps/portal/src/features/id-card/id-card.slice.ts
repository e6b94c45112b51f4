import type { Reducer } from '../../requests';
import { modalClosed } from '../../session';
import { replacement } from './id-card.requests';

/**
 * Whether the message that a new card is on its way is showing (Spec §3, isShowMsg; §4, ID card
 * request): a request closes it, a card that was ordered turns it on, closing turns it off.
 */
export const replacementShowingReducer: Reducer = (showing = false, action) => {
  if (replacement.succeeded.match(action)) return true;
  if (replacement.requested.match(action) || modalClosed.match(action)) return false;
  return showing;
};
