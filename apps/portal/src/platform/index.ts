export * from './browser-platform';
export * from './chunk';
export * from './platform';
export * from './use-platform';
