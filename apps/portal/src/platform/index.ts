export * from './browser-platform';
export * from './platform';
export * from './use-platform';
