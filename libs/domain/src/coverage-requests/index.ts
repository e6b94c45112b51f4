export * from './deadlines';
export * from './decision-terms';
export * from './request-state';
export * from './request-topics';
