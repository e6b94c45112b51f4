import { afterFill, type CountedAmounts } from '@portal/domain';
import { fillsUsed } from '@portal/domain/mail-order';
import type { Context, Memory } from '../memory/behaviour';
import type { PlanOfMember } from '../drugs/plan-of-member';
import type { StoredOrder } from './mail-order-files';
import { prescriptionWith } from './prescriptions';
import { changedIn, countsAsFill, ordersIn, stepsOf } from './stored-orders';
import { isPerson } from '../people/person';

/** An order whose fills are no claims yet; `hold`: it waits for something first. */
const isStillToShip = (order: StoredOrder, now: Date): boolean =>
  order.isNew === true &&
  countsAsFill(order) &&
  !stepsOf(order, now).some(({ step }) => step === 'SHIPPED');

/** A fill that is ordered and has not shipped, in dollars. */
export interface OpenFill {
  rxNumber: string;
  quantity: number;
  ndc: string;
  memberId: string;
  days: number;
  youPay: number;
  deductible: number;
  counted: CountedAmounts;
}

/** The fills of the orders of this run that have not shipped. */
export const openFills = (memory: Memory, context: Context): OpenFill[] =>
  changedIn(memory)
    .filter((order) => order.hold === undefined && isStillToShip(order, context.now))
    .flatMap(({ memberId, items }) =>
      items.map(({ rxNumber, ndc, quantity, days, price, cost }) => ({
        rxNumber,
        ndc,
        quantity,
        memberId,
        days,
        youPay: cost,
        deductible: price?.deductible ?? 0,
        counted: price?.counted ?? { deductible: 0, outOfPocket: cost },
      })),
    );

/** The refills of a person's drug that orders use which have not shipped, those that wait for something too. */
export const refillsOrdered = (
  memory: Memory,
  context: Context,
  memberId: string,
  drug: string,
): number =>
  ordersIn(memory, context)
    .filter((order) => isPerson(order.memberId, memberId) && isStillToShip(order, context.now))
    .flatMap(({ items }) => items.filter(({ ndc }) => ndc === drug))
    .reduce(
      (sum, { days, rxNumber }) =>
        sum + fillsUsed(days, prescriptionWith(memory, context, rxNumber)?.days ?? days),
      0,
    );

/**
 * The plan of a person after fills that have not shipped. Prices count an order from the moment at which it is
 * placed, so that a second one does not meet the same deductible; the balances count it when it ships.
 */
export const withFills = (
  plan: PlanOfMember,
  fills: readonly OpenFill[],
  memberId: string,
): PlanOfMember => ({
  ...plan,
  year: fills.reduce(
    (year, fill) => afterFill(year, fill.counted, isPerson(fill.memberId, memberId)),
    plan.year,
  ),
});

/** The plan of a person after every order that has not shipped. */
export const withOpenOrders = (
  plan: PlanOfMember | undefined,
  memory: Memory,
  context: Context,
  memberId: string,
): PlanOfMember | undefined => plan && withFills(plan, openFills(memory, context), memberId);
