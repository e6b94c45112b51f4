export * from './fill-cost';
