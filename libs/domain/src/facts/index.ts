export * from './fill-cost';
export * from './next-fill';
export * from './other-payer';
export * from './person-limits';
export * from './statements';
export * from './year-to-date';
