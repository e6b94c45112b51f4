export * from './idle';
export * from './page-preferences';
export * from './page-rendering';
