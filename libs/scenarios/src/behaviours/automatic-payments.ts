import type { AutomaticPayment } from '@portal/contracts/payments';
import type * as z from 'zod/mini';
import { type Behaviour, type Behaviours, type Context, type Memory, remember } from '../behaviour';
import type { Json } from '../scenario-file';
import { chargeOf, type Method, withoutId } from './payment-cards';
import { standingDay } from './payments';

/** The automatic payment that was set in this run, else that of the response file. */
const getAutomatic: Behaviour = {
  play: (memory, _request, context) => ({
    memory,
    response: { status: 200, body: { automatic: automaticNow(memory, context) } },
  }),
};

/** The automatic payment now; null when there is none. */
export function automaticNow({ facts }: Memory, context: Context): Json {
  if ('automatic' in facts) return facts['automatic'] ?? null;
  const file = context.fixtureOf('payments.getAutomatic') as { automatic?: Json } | undefined;
  const automatic = (file?.automatic ?? null) as { dayOfMonth: Json } | null;
  return automatic && { ...automatic, dayOfMonth: standingDay(context) ?? automatic.dayOfMonth };
}

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
    return {
      memory: remember(charge.memory, 'automatic', automatic as Json),
      response: { status: 200, body: { automatic } as Json },
    };
  },
};

const stopAutomatic: Behaviour = {
  derived: true,
  play: (memory) => ({
    memory: remember(memory, 'automatic', null),
    response: { status: 200, body: { automatic: null } },
  }),
};

export const behaviours: Behaviours = {
  'payments.getAutomatic': getAutomatic,
  'payments.setAutomatic': setAutomatic,
  'payments.stopAutomatic': stopAutomatic,
};
