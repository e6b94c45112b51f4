import { type Memory, remember } from '../behaviour';
import type { Json } from '../scenario-file';

/** What the clock did with a planned or automatic payment; the day is on the scenario's calendar. */
export interface PaymentEvent {
  id: string;
  kind: 'MADE' | 'CARD_EXPIRED' | 'ABOVE_LIMIT';
  isAutomatic: boolean;
  on: string;
  amount: number;
  /** The limit of the automatic payment; null for a planned one. */
  limit: number | null;
  /** Blank where there was no payment to confirm. */
  number: string;
}

/** Everything that the clock did with payments in this run, the oldest first. */
export const paymentEventsIn = ({ facts }: Memory): PaymentEvent[] =>
  (facts['paymentEvents'] ?? []) as unknown as PaymentEvent[];

/** The memory with one more event. */
export function withPaymentEvent(memory: Memory, event: Omit<PaymentEvent, 'id'>): Memory {
  const events = paymentEventsIn(memory);
  const id = `PN-${5000 + events.length + 1}`;
  return remember(memory, 'paymentEvents', [...events, { id, ...event }] as unknown as Json);
}
