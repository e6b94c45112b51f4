export * from './fields';
export * from './printable-settings';
export * from './setting-origins';
export * from './settings';
