export * from './address';
export * from './browser-headers';
export * from './catalogue';
export * from './endpoint';
export * from './error-code';
export * from './errors';
export * from './path-params';
export * from './upstreams';
