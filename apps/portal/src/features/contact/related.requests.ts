import { claims } from '@portal/contracts/claims';
import { drugs } from '@portal/contracts/drugs';
import { mailOrder } from '@portal/contracts/mail-order';
import type { WithSlice } from '@reduxjs/toolkit';
import { createRequest } from '../../store';

/** The member's claims that a message may be about. */
export const relatedClaims = createRequest(
  'contact/claims',
  (api) => api(claims).getHistory,
  'latest',
);

/** The same for open orders. */
export const relatedOrders = createRequest(
  'contact/orders',
  (api) => api(mailOrder).getOverview,
  'latest',
);

/** The quote that a message is about. */
export const relatedQuote = createRequest('contact/quote', (api) => api(drugs).getQuote, 'latest');

declare module '../../store/root-reducer' {
  interface LazySlices
    extends
      WithSlice<typeof relatedClaims>,
      WithSlice<typeof relatedOrders>,
      WithSlice<typeof relatedQuote> {}
}
