import { addDays, refillFrom } from '@portal/domain';
import type * as z from 'zod/mini';
import type { Context, Memory } from '../behaviour';
import { clockDay } from '../dates';
import { planOfMember } from '../drugs/plan-of-member';
import { PriceFixture } from '../drugs/price-info';
import { memberPrice, type Pricing } from '../drugs/quotes';
import { pharmacyWith } from '../drugs/compared-pharmacies';
import type { Prescription, RefillsFile, StoredOrder } from './mail-order-files';
import { changedIn, countsAsFill, isOpen, ordersIn } from './stored-orders';

/** Whether two numbers are of one person: a subscriber's are `EVF1` and `EVF1-01`. */
export const isPerson = (one: string, other: string): boolean =>
  one.replace(/-01$/, '') === other.replace(/-01$/, '');

const fileIn = ({ fixtureOf }: Context) =>
  (fixtureOf('mailOrderRefills.getList') ?? {
    isEligible: false,
    prescriptions: [],
  }) as RefillsFile;

export const isEligible = (context: Context): boolean => fileIn(context).isEligible;

/** The prescriptions of a person, as they were before this run. */
export const prescriptionsOf = (context: Context, memberId: string): Prescription[] =>
  fileIn(context).prescriptions.filter((each) => isPerson(each.memberId, memberId));

/** Every prescription of the family by its number. */
export const prescriptionWith = (context: Context, rxNumber: string) =>
  fileIn(context).prescriptions.find((each) => each.rxNumber === rxNumber);

export const namedDrugOf = ({ drugs }: Context, rxNumber: string, ndc: string) => {
  const found = drugs.strengthOf(ndc);
  return {
    rxNumber,
    hsn: found?.product.hsn ?? null,
    drugName: found?.product.drugName ?? null,
    spanishName: found?.product.spanishName ?? null,
    isBrand: found?.product.isBrand ?? false,
    strength: found?.strength.strength ?? null,
    drugForm: found?.product.form ?? null,
  };
};

/** A prescription after the orders of this run. */
export interface FilledPrescription extends Prescription {
  openOrder: StoredOrder | undefined;
}

/** What orders of this run change: a refill fewer, or one more after a cancellation; the day of the last fill. */
export function filled(
  prescription: Prescription,
  memory: Memory,
  context: Context,
): FilledPrescription {
  const orders = ordersIn(memory, context).filter(({ items }) =>
    items.some(({ rxNumber }) => rxNumber === prescription.rxNumber),
  );
  const taken = orders.filter((order) => order.isNew && countsAsFill(order));
  const givenBack = changedIn(memory).filter(
    (order) => !order.isNew && !countsAsFill(order) && orders.includes(order),
  );
  const days = taken
    .filter(({ plan, hold }) => !hold && Date.parse(plan.filling) <= context.now.getTime())
    .map(({ plan }) => dayOf(new Date(plan.filling), context));
  return {
    ...prescription,
    refillsLeft: prescription.refillsLeft - taken.length + givenBack.length,
    lastFilledOn: [prescription.lastFilledOn ?? '', ...days].sort().at(-1) || null,
    openOrder: orders.find((order) => isOpen(order, context.now)),
  };
}

/** The calendar day of a moment of the scenario. */
export const dayOf = (moment: Date, { scenario }: Context): string => {
  const days = Math.floor(
    (moment.getTime() -
      Date.parse(`${clockDay(scenario.clock)}T00:00:00${offsetOf(scenario.clock)}`)) /
      86_400_000,
  );
  return addDays(clockDay(scenario.clock), days);
};

const offsetOf = (clock: string) => /(Z|[+-]\d\d:\d\d)$/.exec(clock)?.[0] ?? 'Z';

/** The price of a supply by mail, by the rules of every other price (decision 026). */
export function mailPricing(context: Context, memberId: string) {
  const { extraHelp } = (context.fixtureOf('drugs.getPrice') ?? {}) as z.output<
    typeof PriceFixture
  >;
  const plan = planOfMember(context, memberId);
  const pricing: Pricing = { drugs: context.drugs, plan, extraHelp };
  const home = context.pharmacies.mailOrderOf(context.scenario.client);
  const pharmacy = home && pharmacyWith(context, home.npi);
  return ({ ndc, quantity, days }: Pick<Prescription, 'ndc' | 'quantity' | 'days'>) => {
    const found = context.drugs.strengthOf(ndc);
    return found && pharmacy
      ? memberPrice(pricing, pharmacy, { ...found, quantity, days })
      : undefined;
  };
}

export type PriceOf = ReturnType<typeof mailPricing>;

const supplies = [30, 60, 90];

/** The supplies that may be ordered, each with its price of now. */
export function choicesOf(prescription: Prescription, priceOf: PriceOf) {
  const { quantity, days, maxQuantity } = prescription;
  return supplies
    .map((each) => ({
      days: each,
      quantity: days === each ? quantity : Math.ceil((quantity * each) / days),
    }))
    .filter((each) => each.quantity <= maxQuantity)
    .flatMap((each) => {
      const price = priceOf({ ...prescription, ...each });
      return price ? [{ ...each, cost: price.youPay }] : [];
    });
}

/** What keeps a prescription from being ordered; READY when nothing does. */
export function statusOf(
  { missing, refillsLeft, expiresOn, openOrder, ...rx }: FilledPrescription,
  choices: readonly unknown[],
  context: Context,
) {
  const today = dayOf(context.now, context);
  const readyOn = rx.lastFilledOn && refillFrom(rx.lastFilledOn, rx.days, 'mail');
  if (openOrder) return { status: 'IN_PROCESS', orderNumber: openOrder.orderNumber } as const;
  if (missing) {
    return { status: 'ON_HOLD', missing: missing.what, heldUntil: missing.until } as const;
  }
  if (expiresOn < today) return { status: 'EXPIRED' } as const;
  if (refillsLeft <= 0) return { status: 'RENEWAL_NEEDED' } as const;
  if (choices.length === 0) return { status: 'NOT_COVERED' } as const;
  if (readyOn && readyOn > today) return { status: 'TOO_EARLY', readyOn } as const;
  return { status: 'READY' } as const;
}

/** A refill as the portal reads it. */
export function refillRow(
  prescription: Prescription,
  priceOf: PriceOf,
  memory: Memory,
  context: Context,
) {
  const now = filled(prescription, memory, context);
  const choices = choicesOf(now, priceOf);
  const { days, lastFilledOn } = now;
  return {
    ...namedDrugOf(context, now.rxNumber, now.ndc),
    memberId: now.memberId,
    ...{ readyOn: null, missing: null, heldUntil: null, orderNumber: null },
    ...statusOf(now, choices, context),
    refillsLeft: now.refillsLeft,
    lastFilledOn,
    runsOutOn: lastFilledOn && addDays(lastFilledOn, days),
    expiresOn: now.expiresOn,
    prescriberName: now.prescriberName,
    prescriberPhone: now.prescriberPhone,
    choices,
    maxQuantity: now.maxQuantity,
    coldChain: now.coldChain ?? false,
    controlled: now.controlled ?? false,
    autoRefill: now.autoRefill ?? false,
    autoRefillAllowed:
      !now.controlled && (context.scenario.businessLine !== 'MEDD' || lastFilledOn !== null),
    nextShipmentOn: null,
  };
}
