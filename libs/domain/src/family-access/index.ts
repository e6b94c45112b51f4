export * from './invitation';
export * from './scopes';
export * from './replaced';
