import type { State } from '../../requests';

/** Somebody of the family whose card is open in the place of the member's own. */
export interface FamilyCard {
  /** Its place among the cards: member ids may be missing, or the same for a whole family. */
  index: number;
  memberId: string;
  /** As it stands on the card. */
  name: string;
}

/** Whose card was chosen; null for the member's own. A slice that comes with the ID card, as long as a dialog is open. */
export const selectFamilyCard = (state: State): FamilyCard | null =>
  (state['familyCard'] as FamilyCard | null | undefined) ?? null;
