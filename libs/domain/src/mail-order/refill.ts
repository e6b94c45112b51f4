import { addDays } from '../calendar/calendar';
import type { BenefitCharge } from '../drug-price';

/** The terms of a supply (`FillTerms`), as the service sends them. */
export interface SupplyTerms extends BenefitCharge {
  agreedPrice: number | null;
  deductibleApplies: boolean;
  brandDifference: number | null;
  brandDifferenceCounts: boolean;
  extraHelpCopay: number | null;
}

/**
 * A supply that may be ordered. `cost` is its price alone, in dollars, null when the service does not say;
 * `terms` are what it is calculated from.
 */
export interface SupplyChoice {
  days: number | null;
  quantity: number | null;
  cost: number | null;
  terms: SupplyTerms | null;
}

/** A supply that has a price. */
export interface PricedChoice extends SupplyChoice {
  days: number;
  quantity: number;
  cost: number;
}

export type RefillStatus =
  | 'ready'
  | 'tooEarly'
  | 'renewalNeeded'
  | 'expired'
  | 'onHold'
  | 'inProcess'
  | 'notCovered'
  | 'unknown';

/** A prescription at home delivery, as far as the rules read it. */
export interface RefillFacts {
  rxNumber: string;
  status: RefillStatus;
  choices: readonly SupplyChoice[];
  /** The most units of one order; null when there is no limit. */
  maxQuantity: number | null;
  coldChain: boolean;
  controlled: boolean;
}

/** From when a prescription can be ordered, and its end: YYYY-MM-DD, or blank where the service does not say. */
interface RefillDays {
  readyOn: string;
  expiresOn: string;
}

/** The groups of the refill list, in the order in which they are shown. */
export const refillGroups = ['ready', 'tooEarly', 'renewal', 'attention', 'inProcess'] as const;
export type RefillGroup = (typeof refillGroups)[number];

const groupOf: Readonly<Record<RefillStatus, RefillGroup>> = {
  ready: 'ready',
  tooEarly: 'tooEarly',
  renewalNeeded: 'renewal',
  expired: 'renewal',
  onHold: 'attention',
  notCovered: 'attention',
  unknown: 'attention',
  inProcess: 'inProcess',
};

/**
 * The refills by what the member can do about them. A ready one without a price cannot be ordered; one whose
 * prescription ends before it can be ordered needs a new prescription.
 */
export function groupRefills<R extends RefillFacts & RefillDays>(
  refills: readonly R[],
): Readonly<Record<RefillGroup, readonly R[]>> {
  const inGroup = (group: RefillGroup) => refills.filter((each) => groupNameOf(each) === group);
  return {
    ready: inGroup('ready'),
    tooEarly: inGroup('tooEarly'),
    renewal: inGroup('renewal'),
    attention: inGroup('attention'),
    inProcess: inGroup('inProcess'),
  };
}

function groupNameOf(refill: RefillFacts & RefillDays): RefillGroup {
  if (endsBeforeOrder(refill)) return 'renewal';
  const group = groupOf[refill.status];
  return group === 'ready' && choicesOf(refill).length === 0 ? 'attention' : group;
}

/** Days before its end on which a prescription is said to end soon. */
const soonDays = 30;

/**
 * What the end of a prescription means for a refill: `tooSoon` when it ends before it can be ordered, `soon` within
 * the next weeks. Null where it means nothing yet, or the day is not known. Days are YYYY-MM-DD, or blank.
 */
export function endOf(
  refill: Pick<RefillFacts, 'status'> & RefillDays,
  today: string,
): 'soon' | 'tooSoon' | null {
  const { status, expiresOn } = refill;
  if (expiresOn === '') return null;
  if (endsBeforeOrder(refill)) return 'tooSoon';
  const mayOrder = status === 'ready' || status === 'tooEarly';
  return mayOrder && expiresOn < addDays(today, soonDays) ? 'soon' : null;
}

const endsBeforeOrder = ({
  status,
  readyOn,
  expiresOn,
}: Pick<RefillFacts, 'status'> & RefillDays): boolean =>
  status === 'tooEarly' && expiresOn !== '' && readyOn > expiresOn;

/** The supplies with a price that one order may hold, the smallest first. */
export const choicesOf = ({ choices, maxQuantity }: RefillFacts): PricedChoice[] =>
  choices
    .filter(
      (each): each is PricedChoice =>
        each.days !== null && each.quantity !== null && each.cost !== null,
    )
    .filter(({ quantity }) => maxQuantity === null || quantity <= maxQuantity)
    .sort((a, b) => a.days - b.days);

/** The supply that is offered first: the largest, because home delivery sends 90 days at a time. */
export const usualChoice = (refill: RefillFacts): PricedChoice | null =>
  choicesOf(refill).at(-1) ?? null;

/** The choice with as many days as a line of the order has; the usual one where the refill has no such choice. */
export const choiceFor = (refill: RefillFacts, days: number | undefined): PricedChoice | null =>
  choicesOf(refill).find((each) => each.days === days) ?? usualChoice(refill);
