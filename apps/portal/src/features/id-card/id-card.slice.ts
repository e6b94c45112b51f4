import { defineAction, type Reducer } from '../../requests';
import { type FamilyCard } from './family-card';
import { modalClosed } from '../../dialogs';
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

/** A card was chosen among those of the family; null for the member's own. */
export const cardChosen = defineAction<FamilyCard | null>('idCard/chosen');

/** Whose card is open: also for the wallet, and on the way back from it. A closed dialog forgets it. */
export const familyCardReducer: Reducer = (card = null, action) => {
  if (cardChosen.match(action)) return action.payload;
  return modalClosed.match(action) ? null : card;
};
