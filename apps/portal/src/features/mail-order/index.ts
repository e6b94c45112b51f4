export * from './mail-order.requests';
export * from './read-mail-order';
