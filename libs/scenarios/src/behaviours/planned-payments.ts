import { type Behaviours, answer, refuse, derivedFrom } from '../memory/behaviour';
import { madeIn, withPayment } from '../payments/made-payments';

export const behaviours: Behaviours = {
  /** Cancels a payment before its day; again, it stays cancelled. */
  'payments.cancelPlanned': derivedFrom('payments.getHistory', (memory, { params }, context) => {
    const made = madeIn(memory, context).find(
      ({ payment }) => payment.paymentId === params['paymentId'],
    );
    if (made?.payment.status === 'CANCELLED') return answer(memory, { payment: made.payment });
    if (made?.payment.status !== 'PLANNED') {
      return refuse(memory, 409, 'PAYMENT_NOT_PLANNED', 'The payment is not planned any more.');
    }
    const payment = { ...made.payment, status: 'CANCELLED', takenOn: null };
    return answer(withPayment(memory, { ...made, payment }), { payment });
  }),
};
