export type { Running } from './listen';
export * from './identity-provider/start-identity-provider';
export * from './services/start-stand-ins';
export { Outbox } from './outbox/outbox';
