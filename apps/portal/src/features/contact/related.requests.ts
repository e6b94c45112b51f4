import { claims } from '@portal/contracts/claims';
import { drugs } from '@portal/contracts/drugs';
import { mailOrder } from '@portal/contracts/mail-order';
import { requestOf } from '../../store';

/** The member's claims that a message may be about. */
export const relatedClaims = requestOf(claims.getHistory, 'contact');

/** The same for open orders. */
export const relatedOrders = requestOf(mailOrder.getOverview, 'contact');

/** The quote that a message is about. */
export const relatedQuote = requestOf(drugs.getQuote);
