export * from './allergies';
export * from './browsers';
export * from './email';
export * from './health-list';
export * from './health-names';
export * from './notifications';
export * from './paperless';
export * from './phones';
