export * from './pharmacies.requests';
