import type { AutomaticPayment } from '@portal/contracts/payments';
import type * as z from 'zod/mini';
import { type Behaviours, remember, answer, derived } from '../memory/behaviour';
import { chargeOf, type Method, withoutId } from '../account/cards';
import { automaticNow } from '../payments/invoices';

export const behaviours: Behaviours = {
  /** The automatic payment that was set in this run, else that of the response file. */
  'payments.getAutomatic': {
    play: (memory, _request, context) =>
      answer(memory, { automatic: automaticNow(memory, context) }),
  },
  /** Sets the automatic payment, with a card that may be charged. */
  'payments.setAutomatic': derived((memory, { body }, context) => {
    const { dayOfMonth, ceiling, method } = body as {
      dayOfMonth: number;
      ceiling: number;
      method: Method;
    };
    const charge = chargeOf(method, memory, context);
    if ('refused' in charge) return { memory, response: charge.refused };
    const automatic: z.input<typeof AutomaticPayment> = {
      dayOfMonth,
      ceiling,
      card: withoutId(charge.card),
    };
    return answer(remember(charge.memory, 'automatic', automatic), { automatic });
  }),
  'payments.stopAutomatic': derived((memory) =>
    answer(remember(memory, 'automatic', null), { automatic: null }),
  ),
};
