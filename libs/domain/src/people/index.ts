export * from './age';
export * from './claims-scope';
export * from './greeting';
export * from './member-id';
