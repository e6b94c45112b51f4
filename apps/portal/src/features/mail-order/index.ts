export * from './checkout-form';
export * from './mail-order.requests';
export * from './mail-order-token';
export * from './open-orders';
