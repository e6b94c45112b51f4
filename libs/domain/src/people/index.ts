export * from './age';
export * from './greeting';
