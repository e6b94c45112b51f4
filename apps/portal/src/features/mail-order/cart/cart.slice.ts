import { createSlice, original, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type Cart, emptyCart, mostLines, type TypedAddress } from '@portal/domain/mail-order';
import { rootReducer } from '../../../store';
import { mailOrderActions, type OrderToPlace } from '../home-delivery.requests';

/** An address that is being typed; `addressId` is null for a new one. */
export interface AddressInWork {
  addressId: string | null;
  address: TypedAddress;
}

/** What the draft of the checkout holds. */
export interface Basket {
  cart: Cart;
  typing: AddressInWork | null;
}

export interface CartState {
  /** Null until it is known whether there is a draft. */
  basket: Basket | null;
  /** The basket that the draft holds. */
  saved: Basket | null;
  /** The order of the review is being noted and sent: nothing of it can be changed. */
  isSending: boolean;
  /** An order that was sent and not answered. */
  underWay: OrderToPlace | null;
  /** The page of the checkout that was open last. */
  step: string | null;
  /** The action that started last: only its error is shown (Spec §4, Mail order). */
  lastAction: string | null;
}

const initialState: CartState = {
  basket: null,
  saved: null,
  isSending: false,
  underWay: null,
  step: null,
  lastAction: null,
};

const isStarted = (action: { type: string }) =>
  mailOrderActions.some(({ requested }) => requested.type === action.type);

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
        basket: basket ?? { cart: fresh, typing: null },
        saved: basket,
        underWay,
        step,
      };
    },
    stepOpened: (state, { payload }: PayloadAction<string>) => {
      state.step = payload;
    },
    cartChanged: (state, { payload }: PayloadAction<Partial<Cart>>) =>
      withCart(unchanged(state), (cart) => ({ ...cart, ...payload })),
    /** Refills are chosen, or no longer; each in its usual supply. */
    linesToggled: (state, { payload }: PayloadAction<{ lines: Cart['lines']; chosen: boolean }>) =>
      withCart(unchanged(state), (cart) => {
        const named = payload.lines.map(({ rxNumber }) => rxNumber);
        const others = cart.lines.filter(({ rxNumber }) => !named.includes(rxNumber));
        const lines = payload.chosen ? [...others, ...payload.lines] : others;
        return { ...cart, lines: lines.slice(0, mostLines) };
      }),
    addressTyped: (state, { payload }: PayloadAction<AddressInWork | null>) => {
      if (state.basket) state.basket.typing = payload;
    },
    /** The member places the order of the review. */
    placeRequested: (state, { payload }: PayloadAction<OrderToPlace>): CartState => ({
      ...unchanged(state),
      isSending: true,
      underWay: payload,
    }),
    /** An order was sent and not answered; null: it is known what became of it. */
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
        basket: { cart: { ...emptyCart(key, memberId), lines }, typing: null },
        saved: null,
        isSending: false,
        underWay: null,
        step: null,
        lastAction: null,
      };
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isStarted, (state, { type }) => {
      state.lastAction = type;
    });
  },
  selectors: { selectCart: (state) => state },
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
  placeRequested,
  orderSent,
  orderEnded,
} = cartSlice.actions;
export const { selectCart } = cartSlice.injectInto(rootReducer).selectors;
