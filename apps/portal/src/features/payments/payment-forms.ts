/** The names under which the BFF stores what a member typed, chose and sent in the forms for payments. */
export const paymentForms = {
  /** A payment that was sent and not answered yet. */
  underWay: 'payment',
  amount: 'payment-amount',
  automatic: 'automatic-payment',
} as const;
