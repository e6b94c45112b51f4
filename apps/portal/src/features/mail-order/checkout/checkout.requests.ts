import type { WithSlice } from '@reduxjs/toolkit';
import { mailOrderCheckout } from '@portal/contracts/mail-order-checkout';
import { payments } from '@portal/contracts/payments';
import { createRequest, ignoreNotFound } from '../../../store';
import type { OrderToPlace } from '../home-delivery.requests';

/** Addresses, methods, cards, packaging, allergies and conditions. */
export const checkoutChoices = createRequest(
  'mailOrder/checkout',
  (api) => (input: { memberId: string }) => api(mailOrderCheckout).get(input),
  'latest',
);

export const addressSaving = createRequest(
  'mailOrder/saveAddress',
  (api) => api(mailOrderCheckout).saveAddress,
  'first',
);

export const addressRemoval = createRequest(
  'mailOrder/removeAddress',
  (api) => api(mailOrderCheckout).removeAddress,
  'first',
);

export const cardSaving = createRequest(
  'mailOrder/saveCard',
  (api) => api(mailOrderCheckout).saveCard,
  'first',
);

export const cardRemoval = createRequest(
  'mailOrder/removeCard',
  (api) => (input: { cardId: string }) =>
    api(payments).removeCard(input).pipe(ignoreNotFound('CARD_NOT_ON_FILE')),
  'first',
);

export const healthConfirmation = createRequest(
  'mailOrder/confirmHealth',
  (api) => api(mailOrderCheckout).confirmHealth,
  'first',
);

/** Stores caps and labels for a patient. */
export const packagingSaving = createRequest(
  'mailOrder/savePackaging',
  (api) => api(mailOrderCheckout).savePackaging,
  'first',
);

export const orderPlacement = createRequest(
  'mailOrder/place',
  (api) => (input: OrderToPlace) => api(mailOrderCheckout).placeOrder(input),
  'first',
);

declare module '../../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof checkoutChoices>,
      WithSlice<typeof addressSaving>,
      WithSlice<typeof addressRemoval>,
      WithSlice<typeof cardSaving>,
      WithSlice<typeof cardRemoval>,
      WithSlice<typeof healthConfirmation>,
      WithSlice<typeof packagingSaving>,
      WithSlice<typeof orderPlacement> {}
}
