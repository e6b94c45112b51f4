/** The draft of a checkout, and where it goes on. Once the order is placed it holds the result, until its page is left. */
export const checkoutForm = 'mail-order-checkout';
export const checkoutPath = '/member/mail-order/checkout';
