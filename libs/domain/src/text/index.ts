export * from './csv';
export * from './fold-text';
export * from './last-four';
