import { sumAmounts } from '@portal/domain';
import {
  type BehaviourAnswer,
  type Context,
  type Memory,
  remember,
  answer,
  refuse,
  refuseFields,
} from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import { addressesIn } from './checkout';
import { chargedBy, orderProblems, type SentOrder } from './check-order';
import { judgeItems } from './judge-items';
import type { StoredOrder } from './mail-order-files';
import { withChangedPrices } from './mail-pricing';
import { isEligible } from './refills';
import { arrival, planOf, shippingOf } from './shipping';
import { changedIn, withOrder } from './stored-orders';
import { dayOf } from '../memory/dates';
import { withoutId } from '../account/cards';

type Placed = { key: string; sent: string; order: Json };

const placedIn = ({ facts }: Memory) => (facts['mailOrdersPlaced'] ?? []) as Placed[];

/** Places an order once for each key: the same key and content answer the first order again. */
export function placeOrder(
  memory: Memory,
  sent: SentOrder,
  key: string,
  context: Context,
): BehaviourAnswer {
  const text = JSON.stringify(sent);
  const before = placedIn(memory).find((each) => each.key === key);
  if (before) {
    return before.sent === text
      ? answer(memory, { order: before.order })
      : refuse(memory, 409, 'ORDER_ALREADY_PLACED', 'This key was used for another order.');
  }
  if (!isEligible(context)) {
    return refuse(memory, 403, 'NO_HOME_DELIVERY', 'The plan has no home delivery.');
  }
  const refused = orderProblems(memory, sent, context);
  if (refused.length > 0) return refuseFields(memory, refused);
  const { after, order } = place(memory, sent, context);
  const placed = [...placedIn(memory), { key, sent: text, order }];
  return answer(remember(after, 'mailOrdersPlaced', placed), { order });
}

/** An order and what is stored of it, with `more` to it; no rule of the request is checked. */
export function place(
  memory: Memory,
  sent: Omit<SentOrder, 'expectedTotal'>,
  context: Context,
  more: Partial<StoredOrder> = {},
) {
  const { memberId, items, shippingId, addressId, packaging, payment } = sent;
  const { done, failed } = judgeItems(items, memory, context, memberId);
  const method = shippingOf(shippingId)!;
  const today = dayOf(context.now, context);
  const isPlaced = done.length > 0;
  const shippingCost = isPlaced ? method.cost : 0;
  const plan = planOf(context.now, method);
  const number = changedIn(memory).filter(({ isNew }) => isNew).length + 1;
  const orderNumber = `HD-3${String(number).padStart(4, '0')}`;
  const order = {
    orderNumber: isPlaced ? orderNumber : null,
    memberId,
    placedOn: context.now.toISOString(),
    done: done.map((each) => each.done),
    failed,
    shippingCost,
    total: sumAmounts([...done.map((each) => each.done.cost), shippingCost]),
    ...(isPlaced ? arrival(method, today) : { arrivesFrom: null, arrivesBy: null }),
    cancelUntil: isPlaced ? plan.filling : null,
  };
  const after = withChangedPrices(
    memory,
    failed.flatMap(({ rxNumber, reason }) => (reason === 'PRICE_CHANGED' ? [rxNumber] : [])),
  );
  if (!isPlaced) return { after, order: order as unknown as Json };
  const card = 'pciToken' in payment ? chargedBy(payment.pciToken, memory, context) : undefined;
  const stored: StoredOrder = {
    orderNumber,
    memberId,
    placedOn: order.placedOn,
    plan,
    addressId,
    shippingId,
    items: done.map(({ done: { rxNumber, days, quantity, cost }, ndc, price }) => ({
      rxNumber,
      ndc,
      days,
      quantity,
      cost,
      ...(price && { price }),
    })),
    address: addressesIn(memory, context).find((each) => each.addressId === addressId)!,
    shippingCost,
    packaging,
    cardId: card?.cardId ?? null,
    ...(card && { card: withoutId(card) }),
    isNew: true,
    ...more,
  };
  return { after: withOrder(after, stored), order: order as unknown as Json };
}
