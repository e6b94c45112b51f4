import type { AutomaticPayment } from '@portal/contracts/payments';
import type * as z from 'zod/mini';
import { type Behaviour, type Behaviours, remember, answer } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import { chargeOf, type Method, withoutId } from '../account/cards';
import { automaticNow } from '../payments/invoices';

/** The automatic payment that was set in this run, else that of the response file. */
const getAutomatic: Behaviour = {
  play: (memory, _request, context) => answer(memory, { automatic: automaticNow(memory, context) }),
};

/** Sets the automatic payment, with a card that may be charged. */
const setAutomatic: Behaviour = {
  derived: true,
  play: (memory, { body }, context) => {
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
    return answer(remember(charge.memory, 'automatic', automatic as Json), { automatic });
  },
};

const stopAutomatic: Behaviour = {
  derived: true,
  play: (memory) => answer(remember(memory, 'automatic', null), { automatic: null }),
};

export const behaviours: Behaviours = {
  'payments.getAutomatic': getAutomatic,
  'payments.setAutomatic': setAutomatic,
  'payments.stopAutomatic': stopAutomatic,
};
