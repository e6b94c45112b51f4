import { createHash } from 'node:crypto';
import type { QuickRefillDetails, QuickRefillPayment } from '@portal/domain/mail-order';
import { toCents } from '@portal/domain';
import {
  type Behaviour,
  type BehaviourAnswer,
  type Behaviours,
  type Context,
  type Memory,
  remember,
  store,
  answer,
  refuse,
  refuseFields,
  derivedFrom,
} from '../memory/behaviour';
import type { StoredOrder } from '../mail-order/mail-order-files';
import { placeOrder } from '../mail-order/place-order';
import { inProcessOf, isOwner, type QuickRefill, quickRefillOf } from '../mail-order/quick-refill';
import { changedIn, orderedQuickly } from '../mail-order/stored-orders';
import type { Json } from '../files/scenario-file';

/** How long a confirmation is valid. */
const validMs = 15 * 60_000;

type Placed = { key: string; sent: string; order: Json };

const placedIn = ({ facts }: Memory) => (facts['quickRefillsPlaced'] ?? []) as Placed[];

/** Proves that the details of a prescription matched, until a moment that is part of it. */
function confirmationOf(rxNumber: string, validUntil: number): string {
  const text = `${rxNumber} ${validUntil} of the stand-in`;
  return `${validUntil}-${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
}

function isConfirmed({ rxNumber, confirmation }: Sent, now: Date): boolean {
  const validUntil = Number(confirmation.split('-')[0]);
  return validUntil > now.getTime() && confirmation === confirmationOf(rxNumber, validUntil);
}

/** One answer for an unknown number, other details, and a refill that cannot be ordered. */
const notMatched = (memory: Memory): BehaviourAnswer =>
  refuse(memory, 404, 'REFILL_NOT_MATCHED', 'No refill matches.');

const find: Behaviour = derivedFrom('mailOrderRefills.getList', (memory, { body }, context) => {
  const details = body as QuickRefillDetails;
  const ordered = inProcessOf(details.rxNumber, memory, context);
  if (ordered && isOwner(ordered, details, context)) {
    return answer(memory, { isInProcess: true, refill: null });
  }
  const refill = quickRefillOf(details.rxNumber, memory, context);
  if (!refill || !isOwner(refill.prescription, details, context)) return notMatched(memory);
  const validUntil = context.now.getTime() + validMs;
  const { shown, canBill, hasCard } = refill;
  return answer(memory, {
    isInProcess: false,
    refill: {
      ...shown,
      confirmation: confirmationOf(details.rxNumber, validUntil),
      validUntil: new Date(validUntil).toISOString(),
      canBill,
      hasCard,
    },
  });
});

interface Sent {
  rxNumber: string;
  confirmation: string;
  payment: QuickRefillPayment;
  expectedTotal: number;
}

const order: Behaviour = derivedFrom(
  'mailOrderRefills.getList',
  (memory, { body, idempotencyKey: key = '' }, context) => {
    const sent = body as Sent;
    const text = JSON.stringify(sent);
    const before = placedIn(memory).find((each) => each.key === key);
    if (before && before.sent === text) return answer(memory, { order: before.order });
    if (before) return refuse(memory, 409, 'ORDER_ALREADY_PLACED', 'The key was used before.');
    const refill = quickRefillOf(sent.rxNumber, memory, context);
    if (!isConfirmed(sent, context.now) || !refill) return notMatched(memory);
    if (toCents(refill.shown.total) !== toCents(sent.expectedTotal)) {
      return refuseFields(memory, [{ field: 'expectedTotal', problem: 'changed' }]);
    }
    return place(memory, refill, { ...sent, key, text }, context);
  },
);

/** Places the order like any other, and stores it for the member's later sign-ins. */
function place(
  memory: Memory,
  refill: QuickRefill,
  { payment, key, text }: Sent & { key: string; text: string },
  context: Context,
): BehaviourAnswer {
  const full = refill.orderPaidBy(payment);
  if (!full) return refuseFields(memory, [{ field: 'payment', problem: 'unknownCard' }]);
  const placed = placeOrder(memory, full, key, context);
  const [stored] = changedIn(placed.memory);
  const isNew = stored && !changedIn(memory).includes(stored);
  if (placed.response.status !== 200 || !isNew) return notMatched(memory);
  const orders = orderedQuickly(memory);
  const orderNumber = `HD-4${String(orders.length + 1).padStart(4, '0')}`;
  const named: StoredOrder = { ...stored, orderNumber };
  const shown = {
    ...refill.shown,
    orderNumber,
    payment,
    placedOn: named.placedOn,
    cancelUntil: named.plan.filling,
  };
  const after = remember(memory, 'quickRefillsPlaced', [
    ...placedIn(memory),
    { key, sent: text, order: shown as Json },
  ]);
  return answer(store(after, 'quickRefills', [named, ...orders]), {
    order: shown,
  });
}

export const behaviours: Behaviours = { 'quickRefill.find': find, 'quickRefill.order': order };
