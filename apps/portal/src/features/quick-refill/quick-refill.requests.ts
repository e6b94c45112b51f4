import type { OutputOf } from '@portal/contracts';
import { quickRefill } from '@portal/contracts/quick-refill';
import { requestOf } from '../../store';

/** The refill that matches the details. */
export const quickRefillSearch = requestOf(quickRefill.find);

export const quickRefillOrder = requestOf(quickRefill.order);

export type FoundRefill = NonNullable<OutputOf<typeof quickRefill.find>['refill']>;
export type OrderedRefill = OutputOf<typeof quickRefill.order>['order'];

/** What the history entry of an order holds: nothing of the prescription or the address. */
export type RefillReceipt = Pick<
  OrderedRefill,
  'orderNumber' | 'placedOn' | 'arrivesBy' | 'total' | 'payment'
>;

export const receiptOf = ({
  orderNumber,
  placedOn,
  arrivesBy,
  total,
  payment,
}: OrderedRefill): RefillReceipt => ({ orderNumber, placedOn, arrivesBy, total, payment });
