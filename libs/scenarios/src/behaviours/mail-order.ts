import { addDays } from '@portal/domain';
import type { FormDefinition, FormValues } from '@portal/domain/forms';
import { formDefinitions } from '@portal/domain/forms/all';
import {
  type Behaviours,
  type Context,
  type Memory,
  answer,
  refuse,
  derivedFrom,
} from '../memory/behaviour';
import { autoRefillOf } from '../mail-order/auto-refill';
import { OrdersFile, RefillsFile } from '../mail-order/mail-order-files';
import { canCancel, orderView, overviewRow } from '../mail-order/order-view';
import type { SentOrder } from '../mail-order/check-order';
import { mailPricing, wireYear } from '../mail-order/mail-pricing';
import { answeredRequests } from '../mail-order/new-rx-news';
import { placeOrder } from '../mail-order/place-order';
import { isEligible, refillRow } from '../mail-order/refills';
import { prescriptionsOf } from '../mail-order/prescriptions';
import { isOpen, ordersIn, withOrder } from '../mail-order/stored-orders';
import { dayOf } from '../memory/dates';
import { isPerson } from '../people/person';
import type { MailPricing } from '../mail-order/supplies';
import { NewRxFile, requestRows } from '../mail-order/new-rx';
import { receive } from './forms';

function refillsOf(
  memory: Memory,
  memberId: string,
  context: Context,
  pricing: MailPricing = mailPricing(memory, context, memberId),
) {
  return prescriptionsOf(memory, context, memberId).map((each) => ({
    ...refillRow(each, pricing, memory, context),
    ...autoRefillOf(each, pricing, memory, context),
  }));
}

const ordersOf = (memory: Memory, memberId: string, context: Context) =>
  ordersIn(memory, context).filter((order) => isPerson(order.memberId, memberId));

const twoYears = '730';

export const behaviours: Behaviours = {
  'mailOrderRefills.getList': {
    fixture: RefillsFile,
    play: (memory, { query: { memberId = '' } }, context) => {
      const pricing = mailPricing(memory, context, memberId);
      return answer(memory, {
        pricedAt: context.now.toISOString(),
        isEligible: isEligible(context),
        year: wireYear(pricing),
        refills: refillsOf(memory, memberId, context, pricing),
      });
    },
  },
  /** The open orders, the number of refills that are ready, and the answers that wait for the member. */
  'mailOrder.getOverview': derivedFrom(
    'mailOrderRefills.getList',
    (memory, { params: { memberId = '' } }, context) =>
      answer(memory, {
        orders: ordersOf(memory, memberId, context)
          .filter((order) => isOpen(order, context.now))
          .map((order) => overviewRow(order, memory, context)),
        refillsReady: refillsOf(memory, memberId, context).filter(
          ({ status }) => status === 'READY',
        ).length,
        answeredRequests: answeredRequests(memory, context, memberId),
      }),
  ),
  'mailOrderCheckout.placeOrder': derivedFrom(
    'mailOrderRefills.getList',
    (memory, { body, idempotencyKey = '' }, context) =>
      placeOrder(memory, body as SentOrder, idempotencyKey, context),
  ),
  'mailOrders.getList': {
    fixture: OrdersFile,
    play: (memory, { query: { memberId = '', days = twoYears, state } }, context) => {
      const first = addDays(dayOf(context.now, context), -Number(days));
      const orders = ordersOf(memory, memberId, context)
        .filter(({ placedOn }) => dayOf(new Date(placedOn), context) >= first)
        .map((order) => orderView(order, memory, context))
        .filter((order) => state === undefined || order.state === state);
      return answer(memory, { orders });
    },
  },
  'mailOrders.cancel': derivedFrom('mailOrders.getList', (memory, { params, body }, context) => {
    const { memberId } = body as { memberId: string };
    const order = ordersOf(memory, memberId, context).find(
      ({ orderNumber }) => orderNumber === params['orderNumber'],
    );
    if (!order) return refuse(memory, 404, 'ORDER_NOT_FOUND', 'There is no such order.');
    if (order.cancelledOn) return answer(memory, { order: orderView(order, memory, context) });
    if (!canCancel(order, context.now)) {
      return refuse(memory, 409, 'ORDER_NOT_CANCELLABLE', 'The pharmacist has started.');
    }
    const cancelled = { ...order, cancelledOn: context.now.toISOString() };
    const after = withOrder(memory, cancelled);
    return answer(after, { order: orderView(cancelled, after, context) });
  }),
  'mailOrderNewRx.getRequests': {
    derived: true,
    fixture: NewRxFile,
    play: (memory, { query: { memberId = '' } }, context) =>
      answer(memory, { requests: requestRows(memory, context, memberId) }),
  },
  'mailOrderNewRx.request': derivedFrom(
    'mailOrderRefills.getList',
    (memory, { params, body, idempotencyKey }, context) => {
      const definition: FormDefinition | undefined = Object.values(formDefinitions).find(
        ({ id, service }) => id === params['formId'] && service === 'mailOrderNewRx.request',
      );
      if (!definition) return refuse(memory, 404, 'FORM_UNKNOWN', 'There is no such form.');
      if (!isEligible(context)) {
        return refuse(memory, 403, 'NO_HOME_DELIVERY', 'The plan has no home delivery.');
      }
      const { answers, memberId } = body as { answers: FormValues; memberId: string };
      return receive(definition, { answers, memberId, key: idempotencyKey }, memory, context);
    },
  ),
};
