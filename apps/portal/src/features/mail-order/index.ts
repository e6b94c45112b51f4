export * from './checkout-form';
export { medicineName } from './mail-order-labels';
export * from './mail-order.requests';
export * from './mail-order-token';
export * from './open-orders';
