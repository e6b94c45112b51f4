export * from './address';
export * from './catalogue';
export * from './endpoint';
export * from './errors';
export * from './upstreams';
