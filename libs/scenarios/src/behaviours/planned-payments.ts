import { type Behaviour, type Behaviours, serviceError } from '../memory/behaviour';
import { madeIn, withPayment } from '../payments/made-payments';
import type { Json } from '../files/scenario-file';

/** Cancels a payment before its day; again, it stays cancelled. */
const cancelPlanned: Behaviour = {
  derived: true,
  derivedFrom: 'payments.getHistory',
  play: (memory, { params }, context) => {
    const made = madeIn(memory, context).find(
      ({ payment }) => payment.paymentId === params['paymentId'],
    );
    if (made?.payment.status === 'CANCELLED') {
      return { memory, response: { status: 200, body: { payment: made.payment } as Json } };
    }
    if (made?.payment.status !== 'PLANNED') {
      const text = 'The payment is not planned any more.';
      return { memory, response: serviceError(409, 'PAYMENT_NOT_PLANNED', text) };
    }
    const payment = { ...made.payment, status: 'CANCELLED', takenOn: null };
    return {
      memory: withPayment(memory, { ...made, payment }),
      response: { status: 200, body: { payment } as Json },
    };
  },
};

export const behaviours: Behaviours = { 'payments.cancelPlanned': cancelPlanned };
