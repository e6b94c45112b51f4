import { sumAmounts } from '../money/money';

/** What a shipment costs and what shipping adds, in dollars; null where it is not known. */
interface ShipmentCosts {
  cost: number | null;
  shippingCost: number | null;
}

/** What a shipment costs with its shipping, in dollars; null where one of both is not known. */
export const costWithShipping = ({ cost, shippingCost }: ShipmentCosts): number | null =>
  cost === null || shippingCost === null ? null : sumAmounts([cost, shippingCost]);

/** What shipments cost together, in dollars; null where one has no price. */
export function costOfShipments(shipments: readonly ShipmentCosts[]): number | null {
  const costs = shipments.map(costWithShipping);
  return costs.includes(null) ? null : sumAmounts(costs);
}
