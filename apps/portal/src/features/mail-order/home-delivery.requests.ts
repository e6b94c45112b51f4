import type { InputOf, OutputOf } from '@portal/contracts';
import type { mailOrderCheckout } from '@portal/contracts/mail-order-checkout';
import { mailOrderRefills } from '@portal/contracts/mail-order-refills';
import { mailOrderNewRx } from '@portal/contracts/mail-order-new-rx';
import { mailOrders } from '@portal/contracts/mail-orders';
import { session } from '@portal/contracts/session';
import { requestOf } from '../../store';

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
export const mailOrderToken = requestOf(session.fetchMailOrderToken);

export const refillList = requestOf(mailOrderRefills.getList);

/** The requests for new prescriptions, with what became of them. */
export const newRxRequests = requestOf(mailOrderNewRx.getRequests);
export type NewRxRequest = OutputOf<typeof mailOrderNewRx.getRequests>['requests'][number];

export const orderList = requestOf(mailOrders.getList);

export const orderCancellation = requestOf(mailOrders.cancel);
