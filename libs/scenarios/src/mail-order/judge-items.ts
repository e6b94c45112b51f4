import { afterFill, refillFrom, toCents } from '@portal/domain';
import type { Context, Memory } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import type { SentItem } from './check-order';
import type { StoredOrder } from './mail-order-files';
import { mailPricing } from './mail-pricing';
import { filled, namedDrugOf, statusOf } from './refills';
import { prescriptionsOf } from './prescriptions';
import { suppliesOf, type MailPricing } from './supplies';

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
export function judgeItems(
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
