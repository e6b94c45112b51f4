import type { OutputOf } from '@portal/contracts';
import { quickRefill } from '@portal/contracts/quick-refill';
import type { WithSlice } from '@reduxjs/toolkit';
import { createRequest, type Failure } from '../../store';

/** The refill that matches the details. */
export const quickRefillSearch = createRequest(
  'quickRefill/search',
  (api) => api(quickRefill).find,
  'latest',
);

export const quickRefillOrder = createRequest(
  'quickRefill/order',
  (api) => api(quickRefill).order,
  'first',
);

/** Whether there was an answer to an order, and not the word that there could be none. */
export const isAnswered = ({ status }: Failure): boolean => status >= 400 && status < 500;

export type FoundRefill = NonNullable<OutputOf<typeof quickRefill.find>['refill']>;
export type OrderedRefill = OutputOf<typeof quickRefill.order>['order'];

declare module '../../store/root-reducer' {
  interface LazySlices
    extends WithSlice<typeof quickRefillSearch>, WithSlice<typeof quickRefillOrder> {}
}
