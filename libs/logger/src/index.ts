export type { LogFields } from './log-fields';
export * from './logger';
