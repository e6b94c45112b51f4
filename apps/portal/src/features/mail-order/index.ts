export * from './mail-order.requests';
export * from './open-orders';
