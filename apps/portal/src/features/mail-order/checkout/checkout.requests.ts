import type { WithSlice } from '@reduxjs/toolkit';
import { mailOrderCheckout } from '@portal/contracts/mail-order-checkout';
import { removeCard } from '../../../cards/remove-card';
import { createRequest, requestOf } from '../../../store';

/** Addresses, methods, cards, packaging, allergies and conditions. */
export const checkoutChoices = requestOf(mailOrderCheckout.get);

export const addressSaving = requestOf(mailOrderCheckout.saveAddress);

export const addressRemoval = requestOf(mailOrderCheckout.removeAddress);

export const cardSaving = requestOf(mailOrderCheckout.saveCard);

export const cardRemoval = createRequest('mailOrder/removeCard', removeCard, 'first');

export const healthConfirmation = requestOf(mailOrderCheckout.confirmHealth);

/** Stores caps and labels for a patient. */
export const packagingSaving = requestOf(mailOrderCheckout.savePackaging);

export const orderPlacement = requestOf(mailOrderCheckout.placeOrder);

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof cardRemoval> {}
}
