/** The states of an order (forms.md 11). */
export type OrderState =
  | 'received'
  | 'checking'
  | 'actionNeeded'
  | 'filling'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'returned'
  | 'unknown';

/** The steps of an order that is on its way. */
export const trackerSteps = ['received', 'checking', 'filling', 'shipped'] as const;

/** How far an order is on the tracker: an index of `trackerSteps`; -1 when it is not on its way. */
export function trackerPlace(state: OrderState): number {
  // Something is asked for while the order is checked.
  if (state === 'actionNeeded') return trackerSteps.indexOf('checking');
  return (trackerSteps as readonly OrderState[]).indexOf(state);
}

const over: readonly OrderState[] = ['delivered', 'cancelled', 'returned'];

export const isUnderWay = ({ state }: { state: OrderState }): boolean => !over.includes(state);

interface Charged {
  state: OrderState;
  /** An invoice comes when it ships, and not before. */
  invoiceId: string;
  /** Only what was charged is paid back. */
  refund: object | null;
}

/** Whether an order was cancelled before anything was charged. */
export const isNotCharged = ({ state, invoiceId, refund }: Charged): boolean =>
  state === 'cancelled' && invoiceId === '' && refund === null;

/** Filters of the list of orders. */
export const orderFilters = ['all', 'open', 'delivered', 'stopped'] as const;
export type OrderFilter = (typeof orderFilters)[number];

export function filterOrders<O extends { state: OrderState }>(
  orders: readonly O[],
  filter: OrderFilter,
): O[] {
  const shown: Record<OrderFilter, (order: O) => boolean> = {
    all: () => true,
    open: isUnderWay,
    delivered: ({ state }) => state === 'delivered',
    stopped: ({ state }) => state === 'cancelled' || state === 'returned',
  };
  return orders.filter(shown[filter]);
}
