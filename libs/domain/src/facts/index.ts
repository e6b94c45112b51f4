export * from './fill-cost';
export * from './person-limits';
export * from './statements';
