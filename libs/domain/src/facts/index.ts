export * from './drug-limits';
export * from './fill-cost';
export * from './next-fill';
export * from './other-payer';
export * from './person-limits';
export * from './statements';
export * from './year-of-drugs';
export * from './year-to-date';
