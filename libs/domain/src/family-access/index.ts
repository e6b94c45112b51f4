export * from './invitation';
export * from './scopes';
