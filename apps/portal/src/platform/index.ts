export * from './browser-platform';
export * from './chunk';
export * from './platform';
export * from './save-file';
export * from './use-platform';
export * from './tab-messages';
export * from './typed-ahead';
