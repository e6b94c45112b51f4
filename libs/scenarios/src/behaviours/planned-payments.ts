import { type Behaviour, type Behaviours, answer, refuse } from '../memory/behaviour';
import { madeIn, withPayment } from '../payments/made-payments';

/** Cancels a payment before its day; again, it stays cancelled. */
const cancelPlanned: Behaviour = {
  derived: true,
  derivedFrom: 'payments.getHistory',
  play: (memory, { params }, context) => {
    const made = madeIn(memory, context).find(
      ({ payment }) => payment.paymentId === params['paymentId'],
    );
    if (made?.payment.status === 'CANCELLED') return answer(memory, { payment: made.payment });
    if (made?.payment.status !== 'PLANNED') {
      return refuse(memory, 409, 'PAYMENT_NOT_PLANNED', 'The payment is not planned any more.');
    }
    const payment = { ...made.payment, status: 'CANCELLED', takenOn: null };
    return answer(withPayment(memory, { ...made, payment }), { payment });
  },
};

export const behaviours: Behaviours = { 'payments.cancelPlanned': cancelPlanned };
