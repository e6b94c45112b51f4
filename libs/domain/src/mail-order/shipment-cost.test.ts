import { costOfShipments, costWithShipping } from './shipment-cost';

const shipment = (cost: number | null, shippingCost: number | null) => ({ cost, shippingCost });

test('a shipment costs its medicines and the shipping, to the cent', () => {
  expect(costWithShipping(shipment(10.1, 0.2))).toBe(10.3);
  expect(costOfShipments([shipment(10.1, 0.2), shipment(7.5, 0)])).toBe(17.8);
});

test('what one lacks is not known of all', () => {
  expect(costWithShipping(shipment(null, 0))).toBeNull();
  expect(costWithShipping(shipment(10, null))).toBeNull();
  expect(costOfShipments([shipment(10, 0), shipment(null, 0)])).toBeNull();
});
