import { sumAmounts } from '@portal/domain';
import type { Shipment } from './auto-refill.requests';

/** What a shipment costs with its shipping, in dollars; null where one of both is not known. */
export const costWithShipping = ({
  cost,
  shippingCost,
}: Pick<Shipment, 'cost' | 'shippingCost'>): number | null =>
  cost === null || shippingCost === null ? null : sumAmounts([cost, shippingCost]);

/** What shipments cost together, in dollars; null where one has no price. */
export function costOfShipments(shipments: readonly Shipment[]): number | null {
  const costs = shipments.map(costWithShipping);
  return costs.includes(null) ? null : sumAmounts(costs);
}
