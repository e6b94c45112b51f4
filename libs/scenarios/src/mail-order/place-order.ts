import { refillFrom, sumAmounts, toCents } from '@portal/domain';
import {
  type BehaviourAnswer,
  type Context,
  type Memory,
  remember,
  serviceError,
} from '../behaviour';
import { isExpiredOn, cardsNow } from '../behaviours/payment-cards';
import type { Json } from '../scenario-file';
import { addressesIn, packagingOf, shownAddress, fileOf } from './checkout';
import type { Refused } from './check-address';
import type { StoredOrder } from './mail-order-files';
import {
  choicesOf,
  dayOf,
  filled,
  isEligible,
  mailPricing,
  namedDrugOf,
  type PriceOf,
  prescriptionsOf,
  statusOf,
} from './refills';
import { arrival, planOf, shippingOf } from './shipping';
import { withOrder } from './stored-orders';

export interface SentItem {
  rxNumber: string;
  days: number;
  cost: number;
}

export interface SentOrder {
  memberId: string;
  items: SentItem[];
  addressId: string;
  shippingId: string;
  packaging: StoredOrder['packaging'];
  payment: { pciToken: string } | { billMe: true };
  expectedTotal: number;
}

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
    const response =
      before.sent === text
        ? { status: 200, body: { order: before.order } }
        : serviceError(409, 'ORDER_ALREADY_PLACED', 'This key was used for another order.');
    return { memory, response };
  }
  if (!isEligible(context)) {
    const response = serviceError(403, 'NO_HOME_DELIVERY', 'The plan has no home delivery.');
    return { memory, response };
  }
  const refused = orderProblems(memory, sent, context);
  if (refused.length > 0) return { memory, response: refusal(refused) };
  const { after, order } = place(memory, sent, context);
  const placed = [...placedIn(memory), { key, sent: text, order }];
  return {
    memory: remember(after, 'mailOrdersPlaced', placed),
    response: { status: 200, body: { order } },
  };
}

export const refusal = (fields: readonly Refused[]) => ({
  status: 422,
  body: { message: 'FORM_FIELDS_REFUSED: Some fields are not valid.', fields } as unknown as Json,
});

/** What the service refuses of a whole order, by field. */
function orderProblems(memory: Memory, sent: SentOrder, context: Context): Refused[] {
  const { items, addressId, shippingId, payment, packaging, memberId, expectedTotal } = sent;
  const own = prescriptionsOf(context, memberId);
  const ordered = items.map(({ rxNumber }) => own.find((each) => each.rxNumber === rxNumber));
  const needsCold = ordered.some((each) => each?.coldChain);
  const needsSignature = ordered.some((each) => each?.controlled);
  const address = addressesIn(memory, context).find((each) => each.addressId === addressId);
  const method = shippingOf(shippingId);
  const total = sumAmounts([...items.map(({ cost }) => cost), method?.cost ?? 0]);
  const today = dayOf(context.now, context);
  const isThere =
    !address?.from || (address.from <= today && (address.until === '' || address.until >= today));
  const isBox = address && shownAddress(address).isPoBox;
  const rules: [isRefused: boolean, field: string, problem: string][] = [
    ...items.flatMap(({ rxNumber, days }, index): [boolean, string, string][] => {
      const rx = ordered[index];
      const isTwice = items.findIndex((each) => each.rxNumber === rxNumber) !== index;
      const quantity = rx ? Math.ceil((rx.quantity * days) / rx.days) : 0;
      return [
        [!rx, `items.${index}.rxNumber`, 'unknown'],
        [isTwice, `items.${index}.rxNumber`, 'duplicate'],
        [![30, 60, 90].includes(days), `items.${index}.days`, 'option'],
        [rx !== undefined && quantity > rx.maxQuantity, `items.${index}.days`, 'aboveLimit'],
      ];
    }),
    [!address, 'addressId', 'unknown'],
    [!isThere, 'addressId', 'notInForce'],
    [Boolean(isBox && needsCold), 'addressId', 'poBoxCold'],
    [Boolean(isBox && needsSignature), 'addressId', 'poBoxSignature'],
    [!method, 'shippingId', 'unknown'],
    [Boolean(method && needsCold && !method.coldChain), 'shippingId', 'coldChain'],
    [
      !packaging.childResistant && packagingOf(memory, context, memberId).childResistant,
      'packaging',
      'adultConfirmation',
    ],
    ...paymentRules(memory, payment, context),
    [toCents(total) !== toCents(expectedTotal), 'expectedTotal', 'changed'],
  ];
  return rules.flatMap(([isRefused, field, problem]) => (isRefused ? [{ field, problem }] : []));
}

function paymentRules(
  memory: Memory,
  payment: SentOrder['payment'],
  context: Context,
): [boolean, string, string][] {
  if ('billMe' in payment) return [[!fileOf(context).billMeAllowed, 'payment', 'billMe']];
  const card = cardsNow(memory, context).find(({ cardId }) => cardId === payment.pciToken);
  return [
    [!card, 'payment', 'unknownCard'],
    [
      card !== undefined && isExpiredOn(card, dayOf(context.now, context)),
      'payment',
      'cardExpired',
    ],
  ];
}

const failures = {
  TOO_EARLY: 'TOO_EARLY_NOW',
  IN_PROCESS: 'ALREADY_ORDERED',
  RENEWAL_NEEDED: 'RENEWAL_NEEDED',
  EXPIRED: 'EXPIRED',
  ON_HOLD: 'ON_HOLD',
  NOT_COVERED: 'NOT_COVERED',
} as const;

/** What a claim has of a price. */
function amountsOf(price: ReturnType<PriceOf>): StoredOrder['items'][number]['price'] {
  if (!price) return undefined;
  const { agreedPrice, planPays, deductible, copay, coinsurance, brandDifference } = price;
  return { agreedPrice, planPays, deductible, copay, coinsurance, brandDifference };
}

/** An item that can be filled, or why it cannot. */
function judge(
  { rxNumber, days, cost }: SentItem,
  priceOf: PriceOf,
  memory: Memory,
  context: Context,
  memberId: string,
) {
  const rx = prescriptionsOf(context, memberId).find((each) => each.rxNumber === rxNumber)!;
  const now = filled(rx, memory, context);
  const choices = choicesOf(now, priceOf);
  const choice = choices.find((each) => each.days === days);
  const { whenOrdered } = rx;
  const found = statusOf(now, choices, context);
  const newCost = whenOrdered?.newCost ?? choice?.cost ?? null;
  const item = {
    ...namedDrugOf(context, rxNumber, rx.ndc),
    ...{ days, quantity: choice?.quantity ?? rx.quantity, cost },
  };
  const fail = (reason: string, more: Record<string, Json> = {}) => ({
    failed: { ...item, reason, readyOn: null, newCost: null, orderNumber: null, ...more } as Json,
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
  if (!choice) return fail('NOT_COVERED');
  if (newCost !== null && toCents(newCost) !== toCents(cost))
    return fail('PRICE_CHANGED', { newCost });
  return { done: item, ndc: rx.ndc, price: amountsOf(priceOf({ ...rx, ...choice })) };
}

function place(memory: Memory, sent: SentOrder, context: Context) {
  const { memberId, items, shippingId, addressId, packaging, payment } = sent;
  const priceOf = mailPricing(context, memberId);
  const judged = items.map((item) => judge(item, priceOf, memory, context, memberId));
  const done = judged.flatMap((each) => ('done' in each ? [each] : []));
  const failed = judged.flatMap((each) => ('failed' in each ? [each.failed] : []));
  const method = shippingOf(shippingId)!;
  const today = dayOf(context.now, context);
  const isPlaced = done.length > 0;
  const shippingCost = isPlaced ? method.cost : 0;
  const plan = planOf(context.now, method);
  const number = placedIn(memory).length + 1;
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
  if (!isPlaced) return { after: memory, order: order as Json };
  const stored: StoredOrder = {
    ...{ orderNumber, memberId, placedOn: order.placedOn, plan, addressId, shippingId },
    items: done.map(({ done: { rxNumber, days, quantity, cost }, ndc, price }) => ({
      ...{ rxNumber, ndc, days, quantity, cost },
      ...(price && { price }),
    })),
    address: addressesIn(memory, context).find((each) => each.addressId === addressId)!,
    ...{ shippingCost, packaging },
    cardId: 'pciToken' in payment ? payment.pciToken : null,
    isNew: true,
  };
  return { after: withOrder(memory, stored), order: order as Json };
}
