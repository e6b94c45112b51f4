export * from './health.requests';
