import { createSlice, original, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type Cart, emptyCart, mostLines, type TypedAddress } from '@portal/domain/mail-order';
import { rootReducer } from '../../../store';
import type { OrderToPlace } from '../home-delivery.requests';

/** An address that is being typed; `addressId` is null for a new one. */
export interface AddressInWork {
  addressId: string | null;
  address: TypedAddress;
}

/** Allergies and conditions that are being typed, one a line. */
export interface HealthInWork {
  allergies: string;
  conditions: string;
}

/** The content of the draft of the checkout. */
export interface Basket {
  cart: Cart;
  typing: AddressInWork | null;
  health: HealthInWork | null;
}

/**
 * What another page or device saved after this page. `gone`: no draft of this order, e.g. because it was placed
 * there. `unknown`: it could not be loaded.
 */
export type SavedElsewhere = Cart | 'gone' | 'unknown';

export interface CartState {
  /** Null until it is known whether there is a draft. */
  basket: Basket | null;
  /** The basket that the draft holds. */
  saved: Basket | null;
  /** The order of the review is being noted and sent: nothing of it can be changed. */
  isSending: boolean;
  /** The order was not sent, because another page or device changed it; null otherwise. */
  elsewhere: SavedElsewhere | null;
  /** An order that was sent and not answered. */
  underWay: OrderToPlace | null;
  /** The page of the checkout that was open last. */
  step: string | null;
}

const initialState: CartState = {
  basket: null,
  saved: null,
  isSending: false,
  elsewhere: null,
  underWay: null,
  step: null,
};

/** The state before, for reducers that make a new one. */
const unchanged = (state: unknown) => original(state) as CartState;

const withCart = (state: CartState, change: (cart: Cart) => Cart): CartState =>
  state.basket ? { ...state, basket: { ...state.basket, cart: change(state.basket.cart) } } : state;

const cartSlice = createSlice({
  name: 'mailOrderCart',
  initialState,
  reducers: {
    /** The draft was loaded; null when there is none. */
    basketLoaded: (
      state,
      { payload }: PayloadAction<Pick<CartState, 'basket' | 'underWay' | 'step'> & { fresh: Cart }>,
    ): CartState => {
      const { basket, fresh, underWay, step } = payload;
      return {
        ...unchanged(state),
        basket: basket ?? { cart: fresh, typing: null, health: null },
        saved: basket,
        elsewhere: null,
        underWay,
        step,
      };
    },
    stepOpened: (state, { payload }: PayloadAction<string>) => {
      state.step = payload;
    },
    cartChanged: (state, { payload }: PayloadAction<Partial<Cart>>) =>
      withCart(unchanged(state), (cart) => ({ ...cart, ...payload })),
    /** Refills are chosen, or no longer. One that is chosen already stays in its supply. */
    linesToggled: (state, { payload }: PayloadAction<{ lines: Cart['lines']; chosen: boolean }>) =>
      withCart(unchanged(state), (cart) => {
        const isIn = (lines: Cart['lines'], rxNumber: string) =>
          lines.some((line) => line.rxNumber === rxNumber);
        const lines = payload.chosen
          ? [...cart.lines, ...payload.lines.filter(({ rxNumber }) => !isIn(cart.lines, rxNumber))]
          : cart.lines.filter(({ rxNumber }) => !isIn(payload.lines, rxNumber));
        return { ...cart, lines: lines.slice(0, mostLines) };
      }),
    addressTyped: (state, { payload }: PayloadAction<AddressInWork | null>) => {
      if (state.basket) state.basket.typing = payload;
    },
    healthTyped: (state, { payload }: PayloadAction<HealthInWork | null>) => {
      if (state.basket) state.basket.health = payload;
    },
    /** The member places the order of the review. */
    placeRequested: (state, { payload }: PayloadAction<OrderToPlace>): CartState => ({
      ...unchanged(state),
      isSending: true,
      elsewhere: null,
      underWay: payload,
    }),
    /** The caps that an adult asked for were not saved: the order was not sent. */
    capsNotSaved: (state) => {
      state.isSending = false;
      state.underWay = null;
    },
    /** Another page or device changed the order: it was not sent, and the member looks at it again. */
    changedElsewhere: (state, { payload }: PayloadAction<SavedElsewhere>): CartState => ({
      ...unchanged(state),
      isSending: false,
      elsewhere: payload,
      underWay: null,
    }),
    /** The member keeps the order of this page. */
    elsewhereDismissed: (state) => {
      state.elsewhere = null;
    },
    /** An order was sent and not answered; null: its answer came. */
    orderSent: (state, { payload }: PayloadAction<OrderToPlace | null>): CartState => ({
      ...unchanged(state),
      isSending: false,
      underWay: payload,
    }),
    /** Completed or cancelled: refills, payment and address are cleared (Spec §4, Mail order). */
    orderEnded: (
      state,
      { payload }: PayloadAction<{ key: string; memberId: string; lines?: Cart['lines'] }>,
    ): CartState => {
      const { key, memberId, lines = [] } = payload;
      return {
        ...unchanged(state),
        basket: { cart: { ...emptyCart(key, memberId), lines }, typing: null, health: null },
        saved: null,
        isSending: false,
        elsewhere: null,
        underWay: null,
        step: null,
      };
    },
  },
  selectors: {
    selectCart: (state) => state,
    /** The line of a refill in the order; undefined when it is not chosen. */
    selectChosenLine: ({ basket }, rxNumber: string) =>
      basket?.cart.lines.find((line) => line.rxNumber === rxNumber),
  },
});

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof cartSlice> {}
}

export const {
  basketLoaded,
  stepOpened,
  cartChanged,
  linesToggled,
  addressTyped,
  healthTyped,
  placeRequested,
  capsNotSaved,
  changedElsewhere,
  elsewhereDismissed,
  orderSent,
  orderEnded,
} = cartSlice.actions;
export const { selectCart, selectChosenLine } = cartSlice.injectInto(rootReducer).selectors;
