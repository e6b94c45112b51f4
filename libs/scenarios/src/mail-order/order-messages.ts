import type { Context, Memory } from '../memory/behaviour';
import { addDays, clockDay, dayOf } from '../memory/dates';
import { patientNames } from '../people/family';
import type { StoredOrder } from './mail-order-files';
import { totalOf } from './order-view';
import { changedIn, type OrderState, ordersIn, stepsOf } from './stored-orders';
import { dayText, type MessageLanguage } from '../memory/sent-message';
import { isPerson, ownIdOf } from '../people/person';

type Notice =
  | Extract<OrderState, 'ACTION_NEEDED' | 'SHIPPED' | 'DELIVERED' | 'RETURNED' | 'CANCELLED'>
  | 'GOES_ON';

interface OrderText {
  number: string;
  /** Whose it is; blank for the member's own. */
  name: string;
  arrivesOn: string;
  total: number;
  isBilled: boolean;
  isRefunded: boolean;
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** Subjects name no drug: they are shown in lists and notices. */
const words: Readonly<
  Record<
    MessageLanguage,
    Readonly<Record<Notice, { subject: string; body: (order: OrderText) => string }>>
  >
> = {
  en: {
    ACTION_NEEDED: {
      subject: 'Your order is on hold',
      body: ({ number, name }) =>
        `Order ${number}${name && ` for ${name}`} is on hold. Open it to see what we need, from whom and by when. Nothing ships until this is done.`,
    },
    GOES_ON: {
      subject: 'Your order goes on',
      body: ({ number, name, arrivesOn }) =>
        `Order ${number}${name && ` for ${name}`} is no longer on hold: we have what we needed. It should arrive by ${arrivesOn}.`,
    },
    SHIPPED: {
      subject: 'Your order has shipped',
      body: ({ number, name, arrivesOn, total, isBilled }) =>
        `Order ${number}${name && ` for ${name}`} is on its way. It should arrive by ${arrivesOn}. ` +
        (isBilled ? `${dollars(total)} is on your bill.` : `We charged ${dollars(total)}.`),
    },
    DELIVERED: {
      subject: 'Your order was delivered',
      body: ({ number, name }) =>
        `Order ${number}${name && ` for ${name}`} was delivered. If you do not have it, call us.`,
    },
    RETURNED: {
      subject: 'Your order came back to us',
      body: ({ number, name, isRefunded }) =>
        `Order ${number}${name && ` for ${name}`} could not be delivered and came back to us. ` +
        `${isRefunded ? 'We refund what you paid. ' : ''}Call us, and we will find out why.`,
    },
    CANCELLED: {
      subject: 'Your order was canceled',
      body: ({ number, name }) =>
        `Order ${number}${name && ` for ${name}`} was canceled. Nothing ships and nothing is charged.`,
    },
  },
  es: {
    ACTION_NEEDED: {
      subject: 'Su pedido está en espera',
      body: ({ number, name }) =>
        `El pedido ${number}${name && ` para ${name}`} está en espera. Ábralo para ver qué falta, quién debe hacerlo y hasta cuándo. No se enviará nada hasta que se resuelva.`,
    },
    GOES_ON: {
      subject: 'Su pedido continúa',
      body: ({ number, name, arrivesOn }) =>
        `El pedido ${number}${name && ` para ${name}`} ya no está en espera: tenemos lo que faltaba. Llegada a más tardar: ${arrivesOn}.`,
    },
    SHIPPED: {
      subject: 'Enviamos su pedido',
      body: ({ number, name, arrivesOn, total, isBilled }) =>
        `El pedido ${number}${name && ` para ${name}`} está en camino. Llegada a más tardar: ${arrivesOn}. ` +
        (isBilled ? `${dollars(total)} se suman a su factura.` : `Cobramos ${dollars(total)}.`),
    },
    DELIVERED: {
      subject: 'Su pedido fue entregado',
      body: ({ number, name }) =>
        `El pedido ${number}${name && ` para ${name}`} fue entregado. Si no lo tiene, llámenos.`,
    },
    RETURNED: {
      subject: 'Su pedido nos fue devuelto',
      body: ({ number, name, isRefunded }) =>
        `El pedido ${number}${name && ` para ${name}`} no se pudo entregar y nos fue devuelto. ` +
        `${isRefunded ? 'Le reembolsamos lo que pagó. ' : ''}Llámenos y averiguaremos por qué.`,
    },
    CANCELLED: {
      subject: 'Su pedido fue cancelado',
      body: ({ number, name }) =>
        `El pedido ${number}${name && ` para ${name}`} fue cancelado. No se envía ni se cobra nada.`,
    },
  },
};

const followsFromOrder = (step: Notice) => step === 'ACTION_NEEDED' || step === 'RETURNED';
const isNotice = (step: string): step is Notice => Object.hasOwn(words.en, step);

/** What an order has to say, with the moment: its steps, and that it goes on after it waited. */
const eventsOf = (order: StoredOrder, now: Date) => [
  ...stepsOf(order, now),
  ...(order.released ? [{ step: 'GOES_ON', on: order.released.on }] : []),
];

/**
 * What became of the orders: the member's, and those that the member may see. Of what happened before this run, the
 * files have the messages, but those about an order that waits, waited or came back.
 */
export function orderMessages(memory: Memory, context: Context, language: MessageLanguage = 'en') {
  const own = ownIdOf(context);
  const names = patientNames(memory, context);
  // The clock stands at an hour of the day; a run of today may begin before it.
  const begin = Date.parse(`${clockDay(context.scenario.clock)}T00:00:00Z`);
  const changed = new Set(changedIn(memory).map(({ orderNumber }) => orderNumber));
  return ordersIn(memory, context)
    .filter(({ memberId }) => isPerson(memberId, own) || names.has(memberId))
    .flatMap((order) =>
      eventsOf(order, context.now).flatMap(({ step, on }) =>
        isNotice(step) &&
        (followsFromOrder(step) || (changed.has(order.orderNumber) && Date.parse(on) >= begin))
          ? [noticeOf(order, step, on)]
          : [],
      ),
    );

  function noticeOf(order: StoredOrder, step: Notice, on: string) {
    const { orderNumber: number, memberId, plan, cardId, refund } = order;
    const arrivesOn = addDays(dayOf(new Date(plan.delivered), context), context.days);
    const { subject, body } = words[language][step];
    return {
      mpmId: `OM-${number}-${step}`,
      subject,
      body: body({
        number,
        name: isPerson(memberId, own) ? '' : names.get(memberId)!,
        // A text does not move with the dates of the response, so that its days are those of the calendar.
        arrivesOn: dayText(arrivesOn, language),
        total: totalOf(order),
        isBilled: cardId === null,
        isRefunded: refund !== undefined,
      }),
      sentOn: on,
      action: { path: `/member/mail-order/orders?order=${number}` },
      isToDo: step === 'RETURNED' || (step === 'ACTION_NEEDED' && !order.released),
    };
  }
}
