export * from './address';
export * from './checkout';
export * from './order';
export * from './refill';
export * from './restore-cart';
