export * from './drug-form-key';
export * from './drug-search';
export * from './drug-title';
export * from './strength';
