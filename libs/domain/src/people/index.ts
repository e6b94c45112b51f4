export * from './age';
export * from './greeting';
export * from './member-id';
