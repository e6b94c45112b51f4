import { daysBetweenFills, refillFrom, refillFromIn } from '@portal/domain';
import { fillsUsed, runsOutAfter } from '@portal/domain/mail-order';
import type { Context, Memory } from '../memory/behaviour';
import { emergencyIn } from '../drugs/emergency';
import { fillsOfDrug } from '../drugs/my-claims';
import type { Prescription, RefillsFile, StoredOrder } from './mail-order-files';
import { changedIn, countsAsFill, isOpen, ordersIn } from './stored-orders';
import { type Supplies, suppliesOf, type MailPricing } from './supplies';
import { dayOf } from '../memory/dates';
import { personNumbers } from '../people/person';
import { spanishNameOf } from '../drug-catalogue/drug-products';

export const fileIn = ({ fixtureOf }: Context) =>
  (fixtureOf('mailOrderRefills.getList') ?? {
    isEligible: false,
    prescriptions: [],
  }) as RefillsFile;

export const isEligible = (context: Context): boolean => fileIn(context).isEligible;

/** A drug of home delivery by its NDC, as it is on the wire; a brand has one name in every language. */
export const namedDrugOf = ({ drugs }: Context, rxNumber: string, ndc: string) => {
  const found = drugs.strengthOf(ndc);
  return {
    rxNumber,
    hsn: found?.product.hsn ?? null,
    drugName: found?.product.drugName ?? null,
    spanishName: spanishNameOf(found?.product),
    isBrand: found?.product.isBrand ?? false,
    strength: found?.strength.strength ?? null,
    drugForm: found?.product.form ?? null,
  };
};

/** A prescription after the orders of this run. */
export interface FilledPrescription extends Prescription {
  /** For how many days the last fill lasts. */
  lastDays: number;
  /** The fills: the last one before this run, and those of this run. */
  fills: readonly { on: string; days: number }[];
  /** When everything that was filled is used up by its days of supply; null when it was never filled. */
  runsOutOn: string | null;
  /** For how many days one fill is written. */
  fillDays: number;
  openOrder: StoredOrder | undefined;
}

/** A prescription after the orders of this run: the refills left, and the day of the last fill. */
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
  const fills = taken
    .filter(({ plan, hold }) => !hold && Date.parse(plan.filling) <= context.now.getTime())
    .map(({ plan, items }) => ({
      on: dayOf(new Date(plan.filling), context),
      days: items.find(({ rxNumber }) => rxNumber === prescription.rxNumber)!.days,
    }));
  const used = (all: readonly StoredOrder[]) =>
    all
      .flatMap(({ items }) => items.filter(({ rxNumber }) => rxNumber === prescription.rxNumber))
      .reduce((sum, { days }) => sum + fillsUsed(days, prescription.days), 0);
  const before = { on: prescription.lastFilledOn ?? '', days: prescription.days };
  const all = [before, ...fills].sort((a, b) => (a.on < b.on ? -1 : 1));
  const last = all.at(-1)!;
  return {
    ...prescription,
    refillsLeft: prescription.refillsLeft - used(taken) + used(givenBack),
    lastFilledOn: last.on || null,
    lastDays: last.days,
    fills: all,
    runsOutOn: all.reduce<string | null>(
      (until, { on, days }) => (on ? runsOutAfter(until, on, days) : until),
      null,
    ),
    fillDays: prescription.days,
    openOrder: orders.find((order) => isOpen(order, context.now)),
  };
}

/**
 * When everything that was filled is used up at the usual pace, which the claims show, as in My drugs; null when it
 * was never filled. Auto-refill ships by the days of supply: it must not be late for who takes more again.
 */
export function usedUpOn(
  { fills, memberId, ndc }: FilledPrescription,
  context: Context,
): string | null {
  const filled = fillsOfDrug(context, personNumbers(context, memberId), ndc, context.today);
  return fills.reduce<string | null>(
    (until, { on, days }) => (on ? runsOutAfter(until, on, daysBetweenFills(filled, days)) : until),
    null,
  );
}

/** What a package with a drug needs: the label of the drug says whether it ships cold. */
export const needsOfDrug = (
  { drugs }: Context,
  { ndc, controlled }: Pick<Prescription, 'ndc' | 'controlled'>,
) => ({
  coldChain: drugs.strengthOf(ndc)?.product.isCold ?? false,
  controlled: controlled ?? false,
});

/** The status of a prescription; READY when it can be ordered. */
export function statusOf(
  { missing, refillsLeft, expiresOn, openOrder, ...rx }: FilledPrescription,
  { choices, beyondRefills }: Supplies,
  context: Context,
) {
  const today = dayOf(context.now, context);
  const readyOn =
    rx.lastFilledOn &&
    refillFromIn(emergencyIn(context), refillFrom(rx.lastFilledOn, rx.lastDays, 'mail'), today);
  if (openOrder) return { status: 'IN_PROCESS', orderNumber: openOrder.orderNumber } as const;
  if (missing) {
    // After its last day we ask again, and hold it for no day that is past.
    const heldUntil = missing.until < today ? null : missing.until;
    return { status: 'ON_HOLD', missing: missing.what, heldUntil } as const;
  }
  if (expiresOn < today) return { status: 'EXPIRED' } as const;
  if (refillsLeft <= 0 || (choices.length === 0 && beyondRefills.length > 0)) {
    return { status: 'RENEWAL_NEEDED' } as const;
  }
  if (choices.length === 0) return { status: 'NOT_COVERED' } as const;
  if (readyOn && readyOn > today) return { status: 'TOO_EARLY', readyOn } as const;
  return { status: 'READY' } as const;
}

/** A refill as the portal reads it. */
export function refillRow(
  prescription: Prescription,
  pricing: MailPricing,
  memory: Memory,
  context: Context,
) {
  const now = filled(prescription, memory, context);
  const supplies = suppliesOf(now, pricing);
  return {
    ...namedDrugOf(context, now.rxNumber, now.ndc),
    memberId: now.memberId,
    readyOn: null,
    missing: null,
    heldUntil: null,
    orderNumber: null,
    ...statusOf(now, supplies, context),
    refillsLeft: now.refillsLeft,
    lastFilledOn: now.lastFilledOn,
    runsOutOn: usedUpOn(now, context),
    expiresOn: now.expiresOn,
    prescriberName: now.prescriberName,
    prescriberPhone: now.prescriberPhone,
    ...supplies,
    fillDays: now.fillDays,
    maxQuantity: now.maxQuantity,
    ...needsOfDrug(context, now),
  };
}
