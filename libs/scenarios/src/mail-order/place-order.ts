import { sumAmounts, refillFrom, toCents, afterFill } from '@portal/domain';
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
import { chargedBy, orderProblems, type SentOrder, type SentItem } from './check-order';
import type { StoredOrder } from './mail-order-files';
import { withChangedPrices, mailPricing } from './mail-pricing';
import { isEligible, filled, statusOf, namedDrugOf } from './refills';
import { arrival, planOf, shippingOf } from './shipping';
import { changedIn, withOrder } from './stored-orders';
import { withoutId } from '../account/cards';
import { type MailPricing, suppliesOf } from './supplies';
import { prescriptionsOf } from './prescriptions';

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
  const { after, order } = place(memory, sent, context, { idempotencyKey: key });
  const placed = [...placedIn(memory), { key, sent: text, order }];
  return answer(remember(after, 'mailOrdersPlaced', placed), { order });
}

/** An order and what is stored of it, with `more` to it, shipped on a day that was named before; no rule of the request is checked. */
export function place(
  memory: Memory,
  sent: Omit<SentOrder, 'expectedTotal'>,
  context: Context,
  more: Partial<StoredOrder> = {},
  shipsOn?: string,
) {
  const { memberId, items, shippingId, addressId, packaging, payment } = sent;
  const { done, failed } = judgeItems(items, memory, context, memberId);
  const method = shippingOf(shippingId)!;
  const address = addressesIn(memory, context).find((each) => each.addressId === addressId)!;
  const { arrivesFrom, arrivesBy } = arrival(method, address.zip, context, shipsOn);
  const isPlaced = done.length > 0;
  const shippingCost = isPlaced ? method.cost : 0;
  const plan = planOf(method, address.zip, context, shipsOn);
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
    arrivesFrom: isPlaced ? arrivesFrom : null,
    arrivesBy: isPlaced ? arrivesBy : null,
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
    address,
    shippingCost,
    packaging,
    cardId: card?.cardId ?? null,
    ...(card && { card: withoutId(card) }),
    isNew: true,
    ...more,
  };
  return { after: withOrder(after, stored), order: order as unknown as Json };
}

const failures = {
  TOO_EARLY: 'TOO_EARLY_NOW',
  IN_PROCESS: 'ALREADY_ORDERED',
  RENEWAL_NEEDED: 'RENEWAL_NEEDED',
  EXPIRED: 'EXPIRED',
  ON_HOLD: 'ON_HOLD',
  NOT_COVERED: 'NOT_COVERED',
} as const;

/** The amounts of a price that a claim shows. */
function amountsOf(
  price: ReturnType<MailPricing['priceOf']>,
): StoredOrder['items'][number]['price'] {
  if (!price) return undefined;
  const { reason: _reason, limitedBy: _limitedBy, stages: _stages, ...amounts } = price;
  return amounts;
}

/** An item that can be filled, or why it cannot. */
function judge(
  { rxNumber, days, cost }: SentItem,
  pricing: MailPricing,
  memory: Memory,
  context: Context,
  memberId: string,
) {
  const rx = prescriptionsOf(memory, context, memberId).find((each) => each.rxNumber === rxNumber)!;
  const now = filled(rx, memory, context);
  const supplies = suppliesOf(now, pricing);
  const choice = supplies.choices.find((each) => each.days === days);
  const { whenOrdered } = rx;
  const found = statusOf(now, supplies, context);
  const newCost = whenOrdered?.newCost ?? choice?.cost ?? null;
  const item = {
    ...namedDrugOf(context, rxNumber, rx.ndc),
    days,
    quantity: choice?.quantity ?? rx.quantity,
    cost,
  };
  const fail = (reason: string, more: Record<string, Json> = {}) => ({
    failed: { ...item, reason, readyOn: null, newCost: null, orderNumber: null, ...more },
  });
  if (found.status !== 'READY') {
    const { readyOn = null, orderNumber = null } = found as Record<string, string>;
    return fail(failures[found.status], { readyOn, orderNumber });
  }
  if (whenOrdered && whenOrdered.reason !== 'PRICE_CHANGED') {
    const readyOn =
      whenOrdered.reason === 'TOO_EARLY_NOW' && rx.lastFilledOn
        ? refillFrom(rx.lastFilledOn, rx.days, 'mail')
        : null;
    return fail(whenOrdered.reason, { readyOn });
  }
  if (supplies.beyondRefills.some((each) => each.days === days)) return fail('RENEWAL_NEEDED');
  if (!choice) return fail('NOT_COVERED');
  if (newCost !== null && toCents(newCost) !== toCents(cost))
    return fail('PRICE_CHANGED', { newCost });
  return { done: item, ndc: rx.ndc, price: amountsOf(pricing.priceOf({ ...rx, ...choice })) };
}

/**
 * The items that are filled, and those that are not, in order: what is paid for one counts toward deductible and
 * maximum before the next. What is not filled counts nothing, so a later item may cost more than agreed.
 */
function judgeItems(
  items: readonly SentItem[],
  memory: Memory,
  context: Context,
  memberId: string,
) {
  let pricing = mailPricing(memory, context, memberId);
  const judged = items.map((item) => {
    const one = judge(item, pricing, memory, context, memberId);
    if ('done' in one && one.price && pricing.year) {
      pricing = pricing.at(afterFill(pricing.year, one.price.counted));
    }
    return one;
  });
  return {
    done: judged.flatMap((each) => ('done' in each ? [each] : [])),
    failed: judged.flatMap((each) => ('failed' in each ? [each.failed] : [])),
  };
}
