/** A refill that was chosen, and for how many days. */
export interface CartLine {
  rxNumber: string;
  days: number;
}

export interface CartPackaging {
  childResistant: boolean;
  largePrint: boolean;
  labelLanguage: 'en' | 'es';
}

/** How an order is paid: by a card, or on the bill. The token that charges the card is not part of a cart. */
export type CartPayment = { cardId: string } | { billMe: true };

/** The choices of a member for an order. Of a card only its id, and nothing of health. */
export interface Cart {
  /** The idempotency key: however often this order is sent, it is placed once (MO-2). */
  key: string;
  /** The patient. */
  memberId: string;
  lines: readonly CartLine[];
  /** The allergies and conditions on record were confirmed for this order. */
  healthConfirmed: boolean;
  addressId: string | null;
  shippingId: string | null;
  /** Null: as the patient's packages are made already. */
  packaging: CartPackaging | null;
  /** An adult asks for easy-open caps. */
  adultConfirmed: boolean;
  payment: CartPayment | null;
}

export const emptyCart = (key: string, memberId: string): Cart => ({
  key,
  memberId,
  lines: [],
  healthConfirmed: false,
  addressId: null,
  shippingId: null,
  packaging: null,
  adultConfirmed: false,
  payment: null,
});
