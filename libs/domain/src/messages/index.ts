export * from './benefits-statement';
export * from './counts';
export * from './filter';
export * from './thread-status';
