import { afterFill, type CountedAmounts } from '@portal/domain';
import { fillsUsed } from '@portal/domain/mail-order';
import type { Context, Memory } from '../memory/behaviour';
import type { PlanOfMember } from '../drugs/plan-of-member';
import type { StoredOrder } from './mail-order-files';
import { prescriptionWith } from './prescriptions';
import { changedIn, countsAsFill, ordersIn, stepsOf } from './stored-orders';
import { dayOf } from '../memory/dates';
import { isPerson } from '../people/person';
import { planYearOf, planYearOfDay } from '../people/plan-year';

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
  /** The day of its claim, which may be of the year before: the order ships later. */
  filledOn: string;
  isOfThisYear: boolean;
  days: number;
  youPay: number;
  deductible: number;
  counted: CountedAmounts;
}

/** The day of the claims of an order, YYYY-MM-DD. */
export const fillingDay = ({ plan }: StoredOrder, context: Context): string =>
  dayOf(new Date(plan.filling), context);

/** Whether the fills of an order count toward the limits of the running plan year. */
export const countsThisYear = (order: StoredOrder, context: Context): boolean =>
  planYearOfDay(fillingDay(order, context), context) === planYearOf(context);

/** The fills of the orders of this run that have not shipped. */
export const openFills = (memory: Memory, context: Context): OpenFill[] =>
  changedIn(memory)
    .filter((order) => order.hold === undefined && isStillToShip(order, context.now))
    .flatMap((order) =>
      order.items.map(({ rxNumber, ndc, quantity, days, price, cost }) => ({
        rxNumber,
        ndc,
        quantity,
        memberId: order.memberId,
        filledOn: fillingDay(order, context),
        isOfThisYear: countsThisYear(order, context),
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
 * The plan of a person after fills of this year that have not shipped. Prices count an order from the moment at which it is
 * placed, so that a second one does not meet the same deductible; the balances count it when it ships.
 */
export const withFills = (
  plan: PlanOfMember,
  fills: readonly OpenFill[],
  memberId: string,
): PlanOfMember => ({
  ...plan,
  year: fills
    .filter(({ isOfThisYear }) => isOfThisYear)
    .reduce(
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
