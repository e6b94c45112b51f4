import { recordId } from '../../forms/draft/records';

/** The draft of a checkout, and where it goes on. */
export const checkoutForm = 'mail-order-checkout';
export const checkoutPath = '/member/mail-order/checkout';

/** The result of the order placed last, until the member leaves its page. */
export const resultForm = recordId('order');
