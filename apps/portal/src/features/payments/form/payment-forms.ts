import { recordId } from '../../../forms/draft/records';

/** The names under which the BFF stores what a member typed, chose and sent in the forms for payments. */
export const paymentForms = {
  /** A payment that was sent and not answered yet. */
  underWay: recordId('payment'),
  amount: 'payment-amount',
  automatic: 'automatic-payment',
} as const;
