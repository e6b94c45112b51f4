import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { modalClosed } from '../../dialogs';
import { rootReducer } from '../../store';
import { replacement } from './id-card.requests';

/** A family member whose card is open in place of the member's own. */
type FamilyCard = {
  /** Its index among the cards: member ids may be missing, or the same for a whole family. */
  index: number;
  memberId: string;
  /** As printed on the card. */
  name: string;
};

/** Whose card is open, also for the wallet and on the way back from it; null for the member's own. */
const familyCard = createSlice({
  name: 'idCard',
  reducerPath: 'familyCard',
  initialState: null as FamilyCard | null,
  reducers: { chosen: (_state, { payload }: PayloadAction<FamilyCard | null>) => payload },
  extraReducers: (builder) => builder.addCase(modalClosed, () => null),
  selectors: { selectFamilyCard: (state) => state },
});

/**
 * Whether the message that a new card is on its way is showing (Spec §3, isShowMsg; §4, ID card
 * request): a request closes it, an ordered card turns it on, closing turns it off.
 */
const replacementShowing = createSlice({
  name: 'replacementShowing',
  initialState: false,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(replacement.succeeded, () => true)
      .addMatcher(isAnyOf(replacement.requested, modalClosed), () => false),
  selectors: { selectReplacementShowing: (state) => state },
});

declare module '../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof familyCard>, WithSlice<typeof replacementShowing> {}
}

export const { chosen: cardChosen } = familyCard.actions;
export const { selectFamilyCard } = familyCard.injectInto(rootReducer).selectors;
export const { selectReplacementShowing } = replacementShowing.injectInto(rootReducer).selectors;
