import type { WithSlice } from '@reduxjs/toolkit';
import type { InputOf, OutputOf } from '@portal/contracts';
import { mailOrderCheckout } from '@portal/contracts/mail-order-checkout';
import { mailOrderRefills } from '@portal/contracts/mail-order-refills';
import { mailOrderNewRx } from '@portal/contracts/mail-order-new-rx';
import { mailOrderProfile } from '@portal/contracts/mail-order-profile';
import { mailOrders } from '@portal/contracts/mail-orders';
import { session } from '@portal/contracts/session';
import { createRequest } from '../../store';
import { authorizing, revocation } from './family/family.requests';

export type RefillList = OutputOf<typeof mailOrderRefills.getList>;
export type Refill = RefillList['refills'][number];
export type Checkout = OutputOf<typeof mailOrderCheckout.get>;
export type MailAddress = Checkout['addresses'][number];
export type ShippingMethod = Checkout['shipping'][number];
export type MailCard = Checkout['cards'][number];
export type PlacedOrder = OutputOf<typeof mailOrderCheckout.placeOrder>['order'];
export type FailedItem = PlacedOrder['failed'][number];
export type Order = OutputOf<typeof mailOrders.getList>['orders'][number];
/** An order as it is sent, with the key under which it is placed once. */
export type OrderToPlace = InputOf<typeof mailOrderCheckout.placeOrder> & {
  idempotencyKey: string;
};

/** Has the BFF fetch the mail-order token, which the calls of these screens need (HC-4). */
export const mailOrderToken = createRequest(
  'mailOrder/token',
  (api) => () => api(session).fetchMailOrderToken({ body: {} }),
  'first',
);

export const refillList = createRequest(
  'mailOrder/refills',
  (api) => (input: { memberId: string }) => api(mailOrderRefills).getList(input),
  'latest',
);

/** Addresses, methods, cards, packaging, allergies and conditions. */
export const checkoutChoices = createRequest(
  'mailOrder/checkout',
  (api) => (input: { memberId: string }) => api(mailOrderCheckout).get(input),
  'latest',
);

/** Phones, usual shipping method and usual card. */
export const mailProfile = createRequest(
  'mailOrder/profile',
  (api) => (input: { memberId: string }) => api(mailOrderProfile).get(input),
  'latest',
);

/** The requests for new prescriptions, with what became of them. */
export const newRxRequests = createRequest(
  'mailOrder/newRx',
  (api) => (input: { memberId: string }) => api(mailOrderNewRx).getRequests(input),
  'latest',
);
export type NewRxRequest = OutputOf<typeof mailOrderNewRx.getRequests>['requests'][number];

export const orderList = createRequest(
  'mailOrder/orders',
  (api) => (input: { memberId: string }) => api(mailOrders).getList(input),
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
  (api) => api(mailOrderCheckout).removeCard,
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
export const profileSaving = createRequest(
  'mailOrder/saveProfile',
  (api) => api(mailOrderProfile).save,
  'first',
);
export const orderPlacement = createRequest(
  'mailOrder/place',
  (api) => (input: OrderToPlace) => api(mailOrderCheckout).placeOrder(input),
  'first',
);
export const orderCancellation = createRequest(
  'mailOrder/cancel',
  (api) => api(mailOrders).cancel,
  'first',
);

/** The actions of which each clears the errors of the others when it starts (Spec §4, Mail order). */
export const mailOrderActions = [
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

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof mailOrderToken>,
      WithSlice<typeof refillList>,
      WithSlice<typeof checkoutChoices>,
      WithSlice<typeof newRxRequests>,
      WithSlice<typeof orderList>,
      WithSlice<typeof addressSaving>,
      WithSlice<typeof addressRemoval>,
      WithSlice<typeof cardSaving>,
      WithSlice<typeof cardRemoval>,
      WithSlice<typeof healthConfirmation>,
      WithSlice<typeof packagingSaving>,
      WithSlice<typeof mailProfile>,
      WithSlice<typeof profileSaving>,
      WithSlice<typeof orderPlacement>,
      WithSlice<typeof orderCancellation> {}
}
