import { addDays } from '@portal/domain';

/** How an order may be sent. Prices in dollars, days after the order; the service decides them. */
export const shippingMethods = [
  { shippingId: 'standard', kind: 'STANDARD', cost: 0, from: 3, to: 5, coldChain: false },
  { shippingId: 'two-day', kind: 'TWO_DAY', cost: 12, from: 2, to: 2, coldChain: true },
  { shippingId: 'overnight', kind: 'OVERNIGHT', cost: 21, from: 1, to: 1, coldChain: true },
] as const;

export const shippingOf = (id: string) =>
  shippingMethods.find(({ shippingId }) => shippingId === id);

/** When an order of a day arrives: the first and the last day of it. */
export const arrival = (
  { from, to }: { from: number; to: number },
  placedOn: string,
): { arrivesFrom: string; arrivesBy: string } => ({
  arrivesFrom: addDays(placedOn, from),
  arrivesBy: addDays(placedOn, to),
});

const hour = 3_600_000;
/** A member may cancel for so long: then the pharmacist starts. */
const cancelHours = 2;

/** When an order reaches each step: it ships on the day before it arrives, or sooner. */
export function planOf(placed: Date, method: { to: number }) {
  const at = (hours: number) => new Date(placed.getTime() + hours * hour).toISOString();
  return {
    checking: at(0.5),
    filling: at(cancelHours),
    shipped: at(method.to === 1 ? 5 : 24),
    delivered: at(method.to * 24),
  };
}
