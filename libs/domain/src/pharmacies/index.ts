export * from './distance';
export * from './pharmacy-filter';
export * from './pharmacy-hours';
