export * from './date-text';
export * from './dictionary';
export * from './format';
export * from './language.slice';
export * from './languages';
export * from './use-format';
export * from './use-text';
