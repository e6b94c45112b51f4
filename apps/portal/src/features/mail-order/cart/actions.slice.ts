import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer, type SaveRequest } from '../../../store';
import {
  addressRemoval,
  addressSaving,
  cardRemoval,
  cardSaving,
  checkoutChoices,
  healthConfirmation,
  orderPlacement,
  packagingSaving,
} from '../checkout/checkout.requests';
import { authorizing, revocation } from '../family/family.requests';
import { type MailCard, orderCancellation } from '../home-delivery.requests';
import { profileSaving } from '../profile/profile.requests';
import { capsNotSaved, orderEnded, placeRequested } from './cart.slice';

/** The actions of which each clears the errors of the others when it starts (Spec §4, Mail order). */
const mailOrderActions = [
  addressSaving,
  addressRemoval,
  cardSaving,
  cardRemoval,
  healthConfirmation,
  packagingSaving,
  profileSaving,
  orderPlacement,
  orderCancellation,
  authorizing,
  revocation,
] as const;

export interface ActionsState {
  /** The caps of the order of the review were not saved, so that it was not sent. */
  areCapsUnsaved: boolean;
  /** A card that was entered for this order; one that is saved is here until the choices have it. */
  newCard: { card: MailCard; isSaved: boolean } | null;
  /** Addresses and cards that were deleted since the choices were loaded. */
  deletedIds: readonly string[];
  /** The action that started last: only its error is shown (Spec §4, Mail order). */
  lastAction: string | null;
}

const initialState: ActionsState = {
  areCapsUnsaved: false,
  newCard: null,
  deletedIds: [],
  lastAction: null,
};

const isStarted = (action: { type: string }) =>
  mailOrderActions.some(({ requested }) => requested.type === action.type);

/** The state that the actions of home delivery leave. In its own chunk: the refills page does not load it. */
const actionsSlice = createSlice({
  name: 'mailOrderActions',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(placeRequested, (state) => {
        state.areCapsUnsaved = false;
      })
      .addCase(capsNotSaved, (state) => {
        state.areCapsUnsaved = true;
      })
      .addCase(orderEnded, (state): ActionsState => ({
        ...initialState,
        deletedIds: state.deletedIds,
      }))
      .addCase(cardSaving.succeeded, (state, { payload: { card }, meta }) => {
        state.newCard = { card, isSaved: meta.input.body.save };
      })
      .addCase(addressRemoval.succeeded, (state, { meta }) => {
        state.deletedIds = [...state.deletedIds, meta.input.addressId];
      })
      .addCase(cardRemoval.succeeded, (state, { meta: { input } }) => {
        state.deletedIds = [...state.deletedIds, input.cardId];
        if (state.newCard?.card.cardId === input.cardId) state.newCard = null;
      })
      .addCase(checkoutChoices.succeeded, (state) => {
        state.deletedIds = [];
        if (state.newCard?.isSaved) state.newCard = null;
      });
    builder.addMatcher(isStarted, (state, { type }) => {
      state.areCapsUnsaved = false;
      state.lastAction = type;
    });
  },
  selectors: { selectActions: (state) => state },
});

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof actionsSlice> {}
}

export const { selectActions } = actionsSlice.injectInto(rootReducer).selectors;

/** An action of home delivery for useSaving: its failure shows only until another one starts (Spec §4, Mail order). */
export const asAction = <Data, Input>({
  requested,
  select,
}: SaveRequest<Data, Input> & { requested: { type: string } }): SaveRequest<Data, Input> => ({
  requested,
  select,
  isLast: (state) => selectActions(state).lastAction === requested.type,
});
