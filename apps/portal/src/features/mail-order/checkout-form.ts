/** The draft of a checkout, and where it goes on. */
export const checkoutForm = 'mail-order-checkout';
export const checkoutPath = '/member/mail-order/checkout';
