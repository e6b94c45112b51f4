import { autoRefillRules } from '@portal/domain/mail-order';
import { type Memory, remember } from '../memory/behaviour';
import { addDays } from '../memory/dates';

/** What auto-refill did for one shipment; days on the scenario's calendar. */
export interface AutoRefillEvent {
  id: string;
  kind: 'REMINDER' | 'ORDERED' | 'NOT_SHIPPED';
  on: string;
  memberId: string;
  rxNumber: string;
  plannedOn: string;
  shipsOn: string;
  changeUntil: string;
  days: number;
  /** What the member pays for the medicine; null when there was no price. */
  cost: number | null;
  shippingCost: number;
  orderNumber?: string;
  /** Why nothing shipped: a reason of a refused order, NO_ADDRESS or NO_CARD. */
  reason?: string;
}

/** Everything that auto-refill did in this run, the oldest first. */
export const eventsIn = ({ facts }: Memory): AutoRefillEvent[] =>
  (facts['autoRefillEvents'] ?? []) as AutoRefillEvent[];

/** The memory with one more event. */
export const withEvent = (memory: Memory, event: Omit<AutoRefillEvent, 'id'>): Memory => {
  const events = eventsIn(memory);
  const id = `AR-${7000 + events.length + 1}`;
  return remember(memory, 'autoRefillEvents', [...events, { id, ...event }]);
};

/** Whether a reminder is the last one before the shipment. */
export const isLastReminder = ({ on, shipsOn }: AutoRefillEvent): boolean =>
  addDays(on, Math.min(...autoRefillRules.reminderDays)) >= shipsOn;
