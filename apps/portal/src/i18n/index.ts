export * from './date-words';
export * from './dictionary';
export * from './format';
export * from './languages';
export * from './use-format';
export * from './use-text';
