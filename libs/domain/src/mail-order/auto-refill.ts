import {
  addBusinessDays,
  businessDayFrom,
  businessDayUntil,
  isBusinessDay,
} from '../calendar/business-days';
import { addDays } from '../calendar/calendar';
import { refillFrom } from '../drug-price/refills';
import { fillsUsed, runsOutAfter } from './supplies';

/**
 * Auto-refill (forms.md 11; domain.md, Auto-ship): a medicine ships by itself only after the member's yes, and
 * two reminders come before each shipment. The law asks for them in Part D; every member gets them. The number
 * of days is assumed. As any order, it is made and it ships on business days.
 */
export const autoRefillRules = {
  /** Days before it ships on which the member is reminded. */
  reminderDays: [10, 5],
  /** Days before the last fill is used up on which the next one ships; standard shipping takes up to five. */
  spareDays: 7,
  /** The most days by which a shipment may be moved back. */
  mostDaysLater: 30,
  /** Days ahead for which shipments are listed. */
  horizonDays: 180,
} as const;

/** Without two reminders nothing ships, so that the first shipment is not sooner than this after the yes. */
const noticeDays = Math.max(...autoRefillRules.reminderDays);

/** The day to which the member moved a shipment, and when they did. */
export interface ShipmentMove {
  shipsOn: string;
  movedOn: string;
}

/** A change of one shipment by the member; one that was moved may be skipped. `done`: its order was made, or could not be. */
export type ShipmentChange =
  | { skippedOn: string; moved?: ShipmentMove }
  | ShipmentMove
  | { done: true };

/** The move among the changes of a shipment. */
export function moveOf(change: ShipmentChange | undefined): ShipmentMove | undefined {
  if (!change || 'done' in change) return undefined;
  return 'skippedOn' in change ? change.moved : change;
}

/** The member's yes for one medicine. Days are YYYY-MM-DD. */
export interface AutoRefillYes {
  since: string;
  /** The supply that the member agreed to. */
  days: number;
  /** By the day on which the shipment was planned at first. */
  changes: Readonly<Record<string, ShipmentChange>>;
}

/** A prescription as far as its shipments follow from it. */
export interface ShipmentFacts {
  lastFilledOn: string | null;
  /** For how many days the last fill lasts. */
  lastDays: number;
  /** When everything that was filled is used up; null when it was never filled. */
  runsOutOn: string | null;
  refillsLeft: number;
  /** For how many days one fill is written. */
  fillDays: number;
  /** The last day on which it can be filled. */
  expiresOn: string;
}

export interface PlannedShipment {
  /** When it was planned to ship at first; names the shipment. */
  plannedOn: string;
  shipsOn: string;
  state: 'planned' | 'skipped' | 'done';
  isMoved: boolean;
  /** When the member skipped or moved it; null when it is as it was planned. */
  changedOn: string | null;
  /** The days of its reminders; of a skipped one, those that were sent before. */
  reminders: readonly string[];
  /** When the order is made. The card is charged when it ships. */
  orderedOn: string;
  /** The last day on which it can be skipped, moved or stopped, or on which a skip can be taken back. */
  changeUntil: string;
  /** The days to which it can be moved, if it is moved at all. */
  moveFrom: string;
  moveUntil: string;
}

const before = (day: string, days: number) => addDays(day, -days);

/** When the order of a shipment is made: on the business day before. Nothing can be changed any more then. */
const orderedBefore = (shipsOn: string): string => businessDayUntil(before(shipsOn, 1));

const later = (...days: string[]): string => days.sort().at(-1) as string;
const sooner = (...days: string[]): string => days.sort()[0] as string;

/** When auto-refill ships for the first time if the member says yes on a day. */
export function firstShipmentOn(
  { lastFilledOn, lastDays, runsOutOn }: ShipmentFacts,
  saysYesOn: string,
): string {
  const fill = { on: lastFilledOn, days: lastDays, runsOutOn };
  return nextAfter(fill, addDays(saysYesOn, noticeDays));
}

/** The business day on which the next supply ships: in time, but not before the plan pays for it or before a day. */
function nextAfter({ on, days, runsOutOn }: Fill, notBefore: string): string {
  const soonest = businessDayFrom(notBefore);
  if (!on || !runsOutOn) return soonest;
  const inTime = businessDayUntil(before(runsOutOn, autoRefillRules.spareDays));
  return later(inTime, paidFrom(on, days), soonest);
}

/** A fill, and when everything is used up after it. */
interface Fill {
  on: string | null;
  days: number;
  runsOutOn: string | null;
}

/** The first day on which a shipment can leave whose order the plan pays for. */
const paidFrom = (filledOn: string, days: number): string =>
  addBusinessDays(businessDayFrom(refillFrom(filledOn, days, 'mail')), 1);

/**
 * The shipments that follow from a yes until a day, the first one first: as many as the refills left cover, none
 * after the prescription ends. A shipment that is skipped takes no refill. After each one the next follows as from a
 * fill on the day of its order, so that the list stays as it is when the order is made.
 */
export function plannedShipments(
  facts: ShipmentFacts,
  { since, days, changes }: AutoRefillYes,
  today: string,
  until = addDays(today, autoRefillRules.horizonDays),
): PlannedShipment[] {
  const shipments: PlannedShipment[] = [];
  const notBefore = addDays(since, noticeDays);
  const fills = fillsUsed(days, facts.fillDays);
  let left = facts.refillsLeft;
  let fill: Fill = { on: facts.lastFilledOn, days: facts.lastDays, runsOutOn: facts.runsOutOn };
  while (left >= fills) {
    const plannedOn = nextAfter(fill, notBefore);
    const change = changes[plannedOn];
    const move = moveOf(change);
    const movedOn = move?.movedOn ?? null;
    const shipsOn = businessDayFrom(move?.shipsOn ?? plannedOn);
    const orderedOn = orderedBefore(shipsOn);
    if (shipsOn > until || orderedOn > facts.expiresOn) break;
    const skippedOn = change && 'skippedOn' in change ? change.skippedOn : null;
    const state = skippedOn !== null ? 'skipped' : change && 'done' in change ? 'done' : 'planned';
    const paid = fill.on ? paidFrom(fill.on, fill.days) : plannedOn;
    shipments.push({
      plannedOn,
      shipsOn,
      state,
      isMoved: movedOn !== null,
      orderedOn,
      changedOn: skippedOn ?? movedOn,
      // A reminder for the old day counts; the member chose the new one.
      reminders: autoRefillRules.reminderDays
        .map((ahead) => before(shipsOn, ahead))
        .filter((day) => day >= (movedOn ?? '') && (skippedOn === null || day <= skippedOn)),
      changeUntil: skippedOn === null ? before(orderedOn, 1) : restoreUntil(shipsOn, skippedOn),
      moveFrom: businessDayFrom(later(paid, sooner(shipsOn, addDays(today, noticeDays)))),
      moveUntil: businessDayUntil(
        sooner(
          addDays(plannedOn, autoRefillRules.mostDaysLater),
          addBusinessDays(facts.expiresOn, 1),
        ),
      ),
    });
    if (state === 'planned') left -= fills;
    fill = { on: orderedOn, days, runsOutOn: runsOutAfter(fill.runsOutOn, orderedOn, days) };
  }
  return shipments;
}

/** Whether a shipment can still be skipped, moved or stopped on a day. */
export const canChangeShipment = (
  { state, changeUntil }: Pick<PlannedShipment, 'state' | 'changeUntil'>,
  today: string,
): boolean => state !== 'done' && today <= changeUntil;

/** The last day on which a change is taken back, by the day on which it ships then: no reminder was left out, and the order is not due. */
const restoreUntil = (shipsOn: string, changedOn: string): string =>
  sooner(
    before(orderedBefore(shipsOn), 1),
    ...autoRefillRules.reminderDays
      .map((ahead) => before(shipsOn, ahead))
      .filter((day) => day > changedOn),
  );

/**
 * Whether a skip or a move can be taken back on a day, so that both reminders still come before the shipment: a skip
 * gives back the day to which it was moved, a move the first day.
 */
export const canRestoreShipment = (
  {
    plannedOn,
    shipsOn,
    state,
    changedOn,
  }: Pick<PlannedShipment, 'plannedOn' | 'shipsOn' | 'state' | 'changedOn'>,
  today: string,
): boolean => {
  const restored = state === 'skipped' ? shipsOn : plannedOn;
  return canChangeShipment(
    { state, changeUntil: restoreUntil(restored, changedOn ?? today) },
    today,
  );
};

/** Why a shipment cannot move to a day; null when it can. */
export function moveRefusal(
  { moveFrom, moveUntil }: Pick<PlannedShipment, 'moveFrom' | 'moveUntil'>,
  day: string,
): 'tooSoon' | 'tooLate' | 'noShipping' | null {
  if (day < moveFrom) return 'tooSoon';
  if (day > moveUntil) return 'tooLate';
  return isBusinessDay(day) ? null : 'noShipping';
}

/** Shipments by month (YYYY-MM), in order; within a month by day. */
export function shipmentsByMonth<S extends { shipsOn: string }>(
  shipments: readonly S[],
): { month: string; shipments: S[] }[] {
  const sorted = [...shipments].sort((a, b) => (a.shipsOn < b.shipsOn ? -1 : 1));
  const months = [...new Set(sorted.map(({ shipsOn }) => shipsOn.slice(0, 7)))];
  return months.map((month) => ({
    month,
    shipments: sorted.filter(({ shipsOn }) => shipsOn.startsWith(month)),
  }));
}
